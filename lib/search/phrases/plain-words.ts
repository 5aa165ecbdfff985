/**
 * Plain words that stand in no phrase: none of them is misspelled, and none is a town's name unless 'in' or its state
 * says so. From this site's own texts, and what people say of their days. Without accents, four letters and more.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
    abajo able about above abrazo abril abroad abuelo abuses accept acceptance accepted access accident accounts
    accredited aceptar across actor acts addresses adentro adults advertising advise adviser advocacy advocates
    affected afuera again agarra agarro agencies ages agosto agree agreement ahogar alert alerts algo alguien alguna
    alguno alla alli allow allows alma almost along aloud already also alto amante amar amended amendment amiga
    amigo ammunition among amor amount andar angry animals annual anoche answering answers antes anti anyone
    anything anyway anywhere apart apartheid apenas appeal appeals applications applies applying approved apps areas
    argue arma arrange arrest arriba arrives artificial aside asked asking asks asleep assisted astronaut asustada
    ataca ataco aunque aventar average awake award awards aware awful ayer ayuda babies backed backing backyard
    badly bags bajar balance ballot banned bano bans barely bars base basic bastante bathroom bathrooms batteries
    beach beats because bedroom been before began begged begging begin begins being believe belly belong belongs
    below belt benefits beside best between bias bien bills bind binds birthday births blame blanket blanks bleed
    block board boards boca bodies book borders boring born boroughs borrow borrows both bother bottle bottom boxes
    boys brain branch brave brazo brazos breach bread breaks bring bringing brings brother browser buena bueno
    building bully bureau bureaus burnt buscar businesses busy buttons cabeza cache caches cada calculator
    calculators calendar callar called callers calls calm cambio camino canceled candidate candidates cane cannot
    cansada cansado capital cara cards careful caring carpet carrier carries carry cars casada casado cases casi
    catch caucus caught cause ceiling celos census centers central ceos cerrar certain certificate certificates
    certified chair changes changing chapter chapters charge charged charger chargers charges charging chase cheaper
    cheat cheated checked checking checklist checklists checks choices choking choose chose cities civilian claim
    claims claro class classes clearing clerk clicks client climb clinical clinician clinics clock closed closes
    clothes club coaching coalition coalitions cocina code coerced coffee coin collect collectors collects color
    combat come comes comfort command commander committed committee common communication communities como companies
    company complain complaint complaints complete completed computer comstock condition conditions confidence
    confidential confirm confront congress considerations const constitutions consultants consumers contacts contar
    contract contracts controls convicted conviction convictions cookie cookies cool coordinator copied copies copy
    copyright corazon corner corporate correct correction corrections correr cosas costs could count counted
    counties country counts couples courts cousin cover coverage covered covers crazy create credible credits creer
    cried cries crimes crossing crypto cuando cuanto cuarto cuello cuerpo cuidar culpa curse damage dance dancing
    dangerous dark darme dashboard data database dated dates days deadline deadlines deadly dealing deals death
    debajo deber debts decide decided decides decimal decir decision decree dedo deduct deed deeds deeply defense
    degree dejo delete deleted demand demands density dentro depend dependents depends desde desert desk despues
    destroy detail details detention device devices dice dicen dicho didnt dies diez diferente differ different
    differs digits dijo dinner direct directly directory dirty discount discovered discovery discriminates discuss
    disease dishonest dispute disputed district division doctors documentation does doing dollar dominated donation
    donde done doorbells doors dots doubt downloaded downloads drank dress drinks drive driving drogado drove drugs
    drunk duele durante during duties each earlier earn earner earnings ears earth easier easily eastern easy
    edition education effective eggs either elected elevator eligibility eligible ella ellas ellos else elsewhere
    emails emilys empieza employees employer employers empowerment empty encima encrypted ended ends enero enforce
    enforced enforcement enforces engineer enojado enojo enough enter entered entitled entonces entrance entrar
    entre entries equality equipment equity erase escuela esos espalda espera esperar esposa esta estaba estado
    estamos estan estas este estimates esto estoy estuve even evening ever every everybody everyday everyone
    everywhere evidence evil exactly examine example examples exams except exception exceptions excuse excused
    executives exists exit exnovio expedited explain explains explanation export extends extra extreme eyes face
    faced facing fact factors facts fail failed fails failure faint fainting faith fall false families farm fashion
    fast faster fastest father fault favor fecha federally feels fees feliz fell fellowships felt femicide fetal
    fetch fever fewer fields fiesta fight fighting figure figures filed files fill filled film final finale financed
    find finding finds fine finger firearms firefighter firms fiscal fist fists fits five fixed flag flags floor
    follows fool foot forbid forbids forces forget forgive forgot formal forms forward found foundation foundations
    founded founder founders four freedom freely freeze freezes freezing fresh friday friends front frozen fuego
    fuera fueron fuerte function funded funding funds funny furious further future futuro game games gana ganar gaps
    garage gather gave gente gets getting ghost gift gifts girls given gives glass goes golpe golpear golpes gone
    good goodbye goods governor governors gracias grades grand grande grants great gritar gritos groceries ground
    groups grow grown guapa guardian guerra guess guidance guide guidelines guides guilt guilty guns gusta guys
    haber hace hacia half handed handle handles handovers hands hang happen happened happening happens happy harder
    hardly harmed harms hasta hated hates have headache heading hear heard hears heartbeat heavily hecho held hello
    help helped helper helpers helping helps hermana hermano hers hides hiding higher hijas hijos hire history
    hitting hold holder holds holes hombres homes hora horas horrible horse hospitalized hospitals host hotlines
    hours household households housework however href https huge hundred hunt hurts icon idea ignore igual
    immigrants import important include included including incomes inequal infections information injuries injury
    inside instead institute instructions insultar intelligence interest interface interpret interpreter into
    investors irme island islands issue issued itemize itself jamas jobs join joint joke judge judges juez jugar
    julio jumped junio junto jurisdiction just keeping keeps kept keys kick killed kind kinds knee knew knock
    knowing knowledge known knows label lado land landlords languages large largest lastimar lasts lately
    later latest laugh lawmakers laws lawsuit lawyers layoff lead leadership leads learned learns leash least leaves
    legislators legs lejos lend lenders lets letter letters levantar level liable liberties librarian library libre
    license licensed licenses lied lifetime like likely limit limited limits lines link links listed listen listing
    lists literacy lived lives llama llega llegar lleva llevar llora llorar load loads loans locally locks login
    longer longest look looked looking looks loses lots loud loved lover lower luck luego luna lying machine madness
    mailbox mailing mails main makes making male malo mammograms manana mandar manera mano manos march mark market
    marks married marry marzo mata match mato matter matters maybe mayors meals mean means meant measured measures
    measuring medal media medicines meet mejor members menos mentira meses mess messages metro microchip
    microloans middle mientras mile million mind mine minister minute minutes misdemeanor miss mistake mixed mobile
    model moment moms monday moneda monthly months mood morality more most mostly motherhood mothers mouth moved
    movement movements moves muerte muerto mujeres mundo murder must mutual nacer nada nadie named names nearly
    necesita necesito neck need needed needs never newer news newsletter newsrooms next nice nina ninas ninguna
    ninos noise none nonprofit nonprofits norm normal north northeast northeastern northern northwest nose notaries
    notarios notary note notes noticed novia nueva nuevo numbers nunca oath obey odio offense offenses offer offered
    offers offices official often oigo ojos olvidar olympic once ones only opening opens options ordered orders
    organization organizations originals other others otherwise otra otro ours outage outcome owed owes owner owners
    pack pads page pages pago palabra papeles paperless papers para paragraphs parece pared parenting parents
    parishes parity park parking part parte particular partners parts pasa pasado passed passes passports password
    passwords patear patient patients payee payments pays pedir pegar pelear peleas penalties penalty pending pensar
    people peor perfect performance permits person personhood petitions pets phones photos pick pictures pide piece
    pieces piensa pierna pills pilots pink pistola places plain plainly plans plata plate play please pobre poco
    podcast poder point points policia politics polls poner population porque portal possible possibly posts
    practices pray pregnan prepaid preparation prescriptions president preventive price prices prime primera primero
    print printed prison privacy probably problema problems process processed products programs promise promises
    pronto proof property prosecutor protect protected protections protects proud prove provide provider published
    puede pueden puedo puerta pues pull punch punish punished punishing purse push pushing qualified qualify quedar
    querer queria questions quien quienes quiet quite quota quoted race raise rapido razon reach reached reaches
    reaching reader reads ready real reality really reasonable reasons receipt recent recibir records referral
    refunded refuse refused regional register registration regularly relationships relative relaunched relax
    religion rely remember removal remove renewal renewed renters repairs repay repayment repeated repeating replace
    replaced reply reported reporting reports representative request requests required research residents resource
    resources respond rest restart restricted result resulting results retention returns review ribs rights risk
    risks road robar role roles rooms rough roughly round rounded router routes royal rude ruin rule rules rulings
    rung runs sabe saber safely safer safest said sale sales salgo same sangre saturday save saved saying says scams
    scare scholarships schools science scream screen screened script scripts seal search searched season seats seek
    seem seems seen sees seis sellers semana senator senators send sends sense sensitive sent sentence sentir
    separating series serious server serves services sets settle seven several shake shaking shame share shares
    sharp sheet sheets shelters shield shift shirt shoes shoot shooter shooting shoots shorter should shoulder shout
    shoved shower shows siempre siente siete signed signs silent similar simple site sites sitting situation skill
    skin slept slips slow smack smacked smacks smaller smell smile smoke sneak soaks sobre software solo some
    somebody somehow someone something sometimes somos sonar soon sorry sort source sources southeast southern space
    spare speak speaker speakers speaks specialized speech spend spit split spoke spokeswoman spot spouses stabilize
    staff stages stairs stand stands started starts startups statement statements states statewide static station
    stayed staying stays stem step steps stereotyp still stock stomach stood stopped stops storage store stored
    stories story stove straight strange stranger string stronger stubs stuck students stupid styles subscribe
    substitute such sudden suddenly suegra suegro suelo suerte suffer suggest suit summary sums sunday super
    supports suppose sure surprise survey survive survivors swap swear sweet swing switched symptoms syncs system
    table tables tablets tags taken takes talked talking talks tambien tampoco tarde taste taxes teach teacher tear
    tears technical technology teens telephone tell telling tells temor temprano tenants tengo tenia termina terms
    terrible terrified territories territory tests texted texts thank that their theirs them themselves then there
    these they thick things thinking third this those though thoughts thousand thousands threat threatens threats
    three throat through thursday tiempo tiene tierra timer times tips tirar titles tocar todas todavia todo todos
    together told toma tomado tomorrow tool tools topic topics touch toward towns toys trabaja trace traces tracked
    trackers trades traer trained trans transfer translate transparency tras tratar treat treated treats tree tres
    trial tribes trick tricked tried tries trip trouble truck true trust trusted truth tuesday twice type typed
    typeof types ultimo unclear under understand undone undue unexpected unfair unfairly unit unknown unless unsure
    until unusable upheld upset urge usar useful useless user uses usual usually vacation vaccines valid validation
    value vamos veces vecina vecino vehicle vender venir venture verdad version very veterans vice victims vieja
    viejo viene violar violent visas vision visit visitors visits vitro vive voicemail voicemails voluntary
    volunteer volunteering volunteers vote voter voters voting vouch vouchers vuelta wade wages wait waited waive
    waiver walk walked walks wall wallet walls want wanted wants warn warnings wash waste watched watches ways
    weakness wealth weapon weapons weather website week weekdays weekend weeks weigh weighs weird went were western
    what whatever whenever where whether which whichever whole whom whose wild will window windows wire with within
    woke woken woman womens wonder word words wore worked workers working works world worried worry worse worst
    would wound wrap write writing written wrong wrote yard yearly years yell yelled yelling yesterday younger your
    yours yourself
  `
    .trim()
    .split(/\s+/),
)
