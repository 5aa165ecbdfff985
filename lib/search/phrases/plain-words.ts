/**
 * Plain words that stand in no phrase: none of them is misspelled, and none is a town's name unless 'in' or its state
 * says so. From this site's own texts, and what people say of their days. Without accents, four letters and more.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
    llame rated raced raked raved rating racing raking stalled pinched bunched quilting repoed tattoo tattoos sounds ramped roped
    hiking pottery yoga knitting curling camping crochet zumba pilates karate compro comprar
    loaves fishes cut off tinder bumble hinge uber facebook instagram tiktok snapchat whatsapp walmart rubbed rubs weird mess dude wylin trippin
    abajo able about above abrazo abril abroad abuelo abuses accept acceptance accepted access accident accidents
    accounts accredited aceptar across actor acts addresses adentro adults advertising advise adviser advocacy
    advocates affair affected affidavit afuera again agarra agarro agencies ages agosto agree agreement ahogar
    airforce airplane airport alert alerts algo alguien alguna alguno alla allergic allergies allergy alley alli
    allow allows alma almost along aloud already also alto amante amar amended amendment amiga amigo ammunition
    among amor amount andar angry animals anniversary annual anoche answering answers antes anti anxious anyone
    anything anyway anywhere apart apartheid apenas appeal appeals apple applications applies applying appointment
    appointments approved apps april areas argue argued arguing argument arguments arma army arrange arrest arrested
    arrests arriba arrives artificial ashamed aside asked asking asks asleep assisted astronaut asustada ataca ataco
    attic august aunque aunt aunts autumn aventar avenue average awake award awards aware awful awkward ayer ayuda
    babies backache backed backing backyard badly bags bajar balance ballot bandage banned bano bans barely barracks
    bars base basement basic bastante bathroom bathrooms batteries beach beans beats because bedbugs bedroom
    bedrooms been before began begged begging begin begins begun being believe belittle belittles belly belong
    belongs below belt benefits beside best between bias bible bien bills bind binds biopsy birthday births blade
    blades blame blanket blankets blanks bleed bleeding block board boards boca bodies boiler book boots borders
    boring born boroughs borrow borrowed borrows both bother bottle bottles bottom boulevard boxes boys brain brakes
    branch brave brazo brazos breach bread breakfast breaks bring bringing brings broken brother browser bruise
    bruised bruises bucks budget buena bueno building bully bureau bureaus burn burned burning burnt buscar
    businesses busy buttons cabeza cache caches cada calculator calculators calendar callar called callers calls
    calm cambio camera cameras camino canceled candidate candidates candy cane cannot cansada cansado capital cara
    cards careful caring carpet carrier carries carry cars casada casado cases cash casi casino catch caucus caught
    cause ceiling celos census centers central ceos cerrar certain certificate certificates certified cesarean chair
    changes changing chapter chapters charge charged charger chargers charges charging chase cheaper cheat cheated
    cheater cheating cheats checked checking checklist checklists checks checkup checkups chemotherapy chicken
    choices choking choose chose christmas church churches cities civilian claim claims claro class classes clearing
    clerk clicks client clients climb clinical clinician clinics clock closed closes closet closets clothes club
    coach coaches coaching coalition coalitions coat coats cocina code coerced coffee coin coins colleague collect
    collectors collects college colleges color combat come comes comfort command commander committed committee
    common communication communities como companies company complain complaint complaints complete completed
    computer comstock concussion condition conditions confidence confidential confirm confront confused congress
    considerations const constitutions consultants consumers contacts contar contract contractions contracts
    controls convicted conviction convictions cook cooked cookie cookies cooking cool coordinator copied copies copy
    copyright corazon corner corporate correct correction corrections correr cosas costs cough could counselor count
    counted counties country counts couples courts cousin cover coverage covered covers coworker coworkers crash
    crashed crazy create credible credits creep creepy creer crib cribs cried cries crimes crossing crowd crowds
    crypto cuando cuanto cuarto cuello cuerpo cuidar culpa curse customer customers damage dance dancer dancers
    dancing dangerous dark darme dashboard data database dated dates days deadline deadlines deadly dealing deals
    death debajo deber debts december decide decided decides decimal decir decision decree dedo deduct deed deeds
    deeply defense degree dejo delete deleted delivery demand demands density dentro depend dependents depends
    deployed deployment deposit deposition deposits deputy desde desert desk desperate despues destroy detail
    details detective detention device devices diamond dice dicen dicho didnt dies diez diferente differ different
    differs digits dijo dinner diploma direct directly directory dirty discount discovered discovery discriminates
    discuss disease dishonest dispute disputed district division dizzy doctors document documentation documents does
    doing dollar dollars dominated donation donde done doorbells doors dots doubt downloaded downloads downtown
    drank dream dreams dress dresses drinks drive driver drivers driveway driving drogado drove drugs drunk duele
    durante during duties each earlier earn earner earnings ears earth easier easily easter eastern easy edition
    education effective eggs either elected electrician electricity elevator eligibility eligible ella ellas ellos
    else elsewhere emails embarrassed emilys empieza employees employer employers empowerment empty encima encrypted
    ended ends enero enforce enforced enforcement enforces engaged engagement engine engineer enojado enojo enough
    enter entered entitled entonces entrance entrar entre entries equality equipment equity erase escort escorts
    escuela esos espalda espera esperar esposa essay esta estaba estado estamos estan estas este estimates esto
    estoy estuve even evening ever every everybody everyday everyone everywhere evidence evil exactly examine
    example examples exams except exception exceptions excuse excused executives exhausted exists exit exnovio
    expedited explain explains explanation export extends extra extreme eyes face faced facing fact factors facts
    fail failed fails failure faint fainting faith fall false families farm fashion fast faster fastest father fault
    favor february fecha federally feels fees feliz fell fellowships felt femicide fetal fetch fever fewer fields
    fiesta fight fighting fights figure figures filed files fill filled film final finale financed find finding
    finds fine finger finish finished firearms firefighter firms fiscal fist fists fits five fixed flag flags flight
    floor follows fool foot forbid forbids forces forget forgive forgot formal forms forward fought found foundation
    foundations founded founder founders four fracture freedom freely freeway freeze freezes freezing fresh friday
    friends front frozen fuego fuera fueron fuerte function funded funding funds funny furious furnace further
    future futuro gambler gambles gambling game games gana ganar gaps garage gaslight gather gave generator gente
    gets getting ghost gift gifts girls given gives glass godmother goes golpe golpear golpes gone good goodbye
    goods governor governors gracias grades grand grandchild grandchildren granddaughter grande grandkids grandma
    grandpa grandson granny grants great gritar gritos groceries gross ground groups grow grown guapa guardian
    guerra guess guidance guide guidelines guides guilt guilted guilty guns gusta guys haber hace hacia half
    halloween hallway handcuffs handed handle handles handovers hands hang happen happened happening happens happy
    harder hardly harmed harms hasta hated hates have headache headaches heading hear heard hearing hearings hears
    heartbeat heater heavily hecho held hello help helped helper helpers helping helpless helps hermana hermano hers
    hidden hide hides hiding higher highway hijas hijos hire history hitting hold holder holds holes holiday
    holidays hombres homes homework honeymoon hopeless hora horas horrible horse hospitalized hospitals host
    hotlines hours household households housework however href https huge hundred hunt hurts icon idea ignore igual
    imam immigrants import important include included including incomes inequal infant infants infections
    information injuries injury inmate inside instead institute instructions insult insultar insults insurance
    intelligence interest interface interpret interpreter into investors irme island islands isolate isolated issue
    issued itching itchy itemize itself jacket jackets jailed jamas january jobs join joint joke judge judges juez
    jugar juice julio july jumped june junio junto jurisdiction just keeping keeps kept keys kick killed kind kinds
    kitchen knee knew knife knives knock knowing knowledge known knows label labor lado land landlady landlords
    languages laptop laptops large largest lastimar lasts lately later latest laugh laundry lawmakers laws lawsuit
    lawsuits lawyers layoff lead leadership leads leak leaking leaks learned learns leash least leaves legislators
    legs lejos lend lenders lets letter letters levantar level liable liberties librarian library libre license
    licensed licenses lied lifetime like likely limit limited limits lines link links listed listen listened listing
    lists literacy lived lives llama llega llegar lleva llevar llora llorar load loads loan loans locally locks
    login longer longest look looked looking looks loses lots lottery loud loved lover lower luck luego luggage lump
    lumps luna lunch lyft lying machine madness mailbox mailing mails main makes making male mall malo mammograms
    manager managers manana mandar manera manipulate manipulated manipulates manipulating mano manos march marine
    marines mark market marks marriage marriages married marry marzo mastectomy mata match mato matter matters
    mattress mattresses maybe mayors meals mean means meant measured measures measuring mechanic medal media
    medicines meet mejor members menos mentira mentor mentoring mentors meses mess messages metro mice microchip
    microloans microphone middle midwives mientras migraine migraines mile milk million mind mine minister minute
    minutes misdemeanor miserable miss mistake mistress mixed mobile mocked model mold moment moms monday moneda
    money monthly months mood morality more mortgage mortgages mosque most mostly motherhood mothers mouth moved
    movement movements moves muerte muerto mujeres mundo murder must mutual nacer nada nadie named names nana nausea
    navy nearly necesita necesito neck need needed needs neighbor neighbors neighbour nephew nephews nervous never
    newborns newer news newsletter newsrooms next nice niece nieces nightmare nightmares nina ninas ninguna ninos
    noise none nonprofit nonprofits norm normal north northeast northeastern northern northwest nose notaries
    notarios notary note notes noticed november novia nueva nuevo numbers nunca oath obey october odio offense
    offenses offer offered offers officer officers offices official often oigo ojos olvidar olympic once ones only
    opening opens options ordered orders organization organizations originals other others otherwise otra otro ours
    outage outcome overwhelmed owed owes owner owners pacifier pack pads page pages palabra pants papeles
    paperless papers paperwork para paragraphs parece pared parenting parents parishes parity park parking parole
    part parte particular partners parts pasa pasado passed passenger passes passports password passwords pastor
    patear patient patients payee payments pays pedir pegar pelear peleas penalties penalty pending pensar people
    peor perfect performance permits person personhood pervert petitions pets phones photos pick pictures pide piece
    pieces piensa pierna pillow pills pilots pink pistola pizza places plain plainly plans plata plate play please
    plumber plumbing pobre poco podcast poder point points policia politics polls poner population porch porque
    portal possible possibly posts practices pray prayer prayers pregnan pregnancies prepaid preparation
    prescriptions president pressure pressured pressures pressuring preventive price prices priest prime primera
    primero principal print printed prison prisoner prisons privacy probably probation problema problems process
    processed products programs promise promises pronto proof property prosecutor protect protected protections
    protects proud prove provide provider published puede pueden puedo puerta pues pull punch punish punished
    punishing purse push pushing qualified qualify quedar querer queria questions quien quienes quiet quit quite
    quitting quota quoted quran rabbi race radiation raise rapido rash rats razon razor reach reached reaches
    reaching reader reads ready real reality really reasonable reasons receipt recent recibir recorded recording
    records referral refunded refuse refused regional register registration regularly relationships relative
    relaunched relax release released releasing religion rely remember removal remove renewal renewed renters repair
    repairs repay repayment repeated repeating replace replaced reply report reported reporting reports
    representative request requests required research residents resign resigned resource resources respond rest
    restart restricted result resulting results retention returns review ribs rice rights ring rings risk risks
    roach roaches road robar role roles roommate roommates rooms rope rough roughly round rounded router routes
    royal rude ruin rule rules rulings rung runs sabe saber safely safer safest said sale sales salgo same sangre
    saturday save saved savings saying says scams scare scholarships schools science scissors scream screen screened
    script scripts seal search searched season seats seek seem seems seen sees seis sellers semana semester senator
    senators send sends sense sensitive sent sentence sentenced sentir separating september sergeant series serious
    server serves services sets settle seven several shake shaking shame share shares sharp sheet sheets shelters
    sheriff shield shift shirt shirts shoes shoot shooter shooting shoots shop shopping shops shorter should
    shoulder shout shouted shouting shoved shower showers shows sidewalk siempre siente siete signature signed signs
    silent similar simple sink site sites sitting situation skill skin sleepy slept slips slow smack smacked smacks
    smaller smell smile smoke snack snacks sneak sneaks snuck soaks sobre socks software soldier soldiers solo some
    somebody somehow someone something sometimes somos sonar soon sorry sort source sources southeast southern space
    spare speak speaker speakers speaks specialist specialized speech spend spied spies spit split spoke spoken
    spokeswoman spot spouses spring spying stabilize staff stages stairs stand stands started starts startups
    statement statements states statewide static station stayed staying stays steal stealing stem step stepdaughter
    stepmom stepmother steps stepson stereotyp still stitches stock stole stolen stomach stood stopped stops storage
    store stored stores stories story stove straight strange stranger strangers street streets string stripper
    strippers stroller stronger stubs stuck students stupid styles subscribe substitute suburb such sudden suddenly
    sued suegra suegro suelo suerte suffer suggest suing suit suitcase summary summer sums sunday super supervisor
    supports suppose sure surgeon surgery surprise survey survive survivors swap swear sweet swelling swing switched
    swollen symptoms synagogue syncs system table tables tablet tablets tags taken takes talked talking talks
    tambien tampoco tarde taste taxes taxi teach teacher teachers tear tears technical technology teens telephone
    tell telling tells temor temple temprano tenant tenants tengo tenia termina terms terrible terrified territories
    territory tests texted texts thank thanksgiving that their theirs them themselves then there thermostat these
    they thick things thinking third this those though thoughts thousand thousands threat threatens threats three
    throat through thursday tiempo tiene tierra timer times tips tirar tired tires titles tocar todas todavia
    toddler toddlers todo todos together toilet told toma tomado tomorrow tool tools topic topics touch toward towns
    toys trabaja trace traces track tracked tracker trackers tracking trades traer train trained trains trans
    transfer transfers translate transparency tras tratar treat treated treats tree tres trial tribes trick tricked
    tried tries trimester trip triplets trouble truck trucks true trust trusted truth tuesday tuition tumor tumors
    tutor tutoring twice twin twins type typed typeof types uber ultimo uncle unclear uncles uncomfortable
    unconscious under understand underwear undone undue unexpected unfair unfairly uniform uniforms unit university
    unknown unless unsure until unusable upheld upset uptown urge usar useful useless user uses usual usually
    vacation vaccination vaccinations vaccines valid validation value vamos veces vecina vecino vehicle vehicles
    vender venir venture verdad version very veterans vice victims vieja viejo viene village violar violent visas
    vision visit visitors visits vitro vive voicemail voicemails voluntary volunteer volunteering volunteers vomit
    vomiting vote voter voters voting vouch vouchers vuelta wade wages wait waited waive waiver walk walked walks
    wall wallet walls want wanted wants warn warnings wash waste watched watches ways weakness wealth weapon weapons
    weather website wedding wednesday week weekdays weekend weeks weigh weighs weird weirdo went were western what
    whatever whenever where whether which whichever whisper whole whom whose wild will window windows winter wipes
    wire with withdraw withdrawal within woke woken woman womens wonder word words wore worked workers working works
    world worried worries worry worse worst would wound wrap write writing written wrong wrote yard yearly years
    yell yelled yelling yesterday younger your yours yourself
    swept sweep sweeping owes owed ghosted mowed mowing vacuum vacuumed painless crate kennel
    abandoned abuela acaba acabo accuse accused accuses acting actually afford aguanta ahora aisle aims alarm alarms
    always amanece amenaza angle ankle answer apunta arranca arrived ashes attempt attempts attorney avisar aviso
    awhile bake baked baking bald balcony ballet bang banged banging bangs bare bark barking barn barred basket bath
    bathe beard begs behave behaved behaving bench bend bent bets betray betrayed bike bikes bite bites biting
    bitten blast bleach blew blind blink blood bloody blow blowing blows boat bolt bolted bomb bone bones bothered
    bothers bounce bounced brags brand brat breathe breathing brick bruising brush brushed buckle bugs bump bumped
    bumps buried bury busted busting button buys buzz cage cake calmed camp camping carrying carved carves chain
    chained chains chalk chases chasing cheap cheek chest chew chill chin chip chips chop chore chores cigar circle
    clap claw climbed climbing clinging closely cloth clue coffin cold collar comb confess confuses cooks cord cost
    couple cracked crawl crawling crawls creeping creeps crossed crush crushed crushes crying cuff cuffed cuffs curb
    cursed curses cursing curtain cuts dare dared dares deaf deal deer deny denies digging dirt ditch ditched dodge
    doll donkey doorbell doorknob dose dragging drain drained draw drawer dreading dropped drops drown drowned
    drowning dump dumped dumps dust duty eaten eats edge elbow empties emptied enemy escaped escapes escaping
    everytime exposed eyebrow fade faded fake faked fakes faking fangs farther fear fears feed feeding feet fence
    fingers fires firing flame flames flee fled flesh flip flipped flips flows fluid flush fold followed forged fork
    freak freaked freaking freaks fuel fumes gasoline gate ghosted glare glared glares gloves glue gonna gossip grip
    gripped grips grounded growl growled growls grudge gums hair hammer handcuff handcuffed hanging harass harassed
    harasses hate hating haunt headed heal healed heartbroken heavy heel hell hips hitter hoard honest hood hook
    horn hostage hover hovers humiliate hung hurting ignored ignores ignoring illness inches insane insulted
    insulting itch jail jerk jerked jerks jokes joking jumping jumps keyed kicking kicks kitten knees kneel knocked
    knocking knocks knuckle knuckles lamp landed lash lashed lashes lashing lies lift lifting lifts lighter limp
    lips liquor list listening loaded lock locking loose lose losing lunges lunged machete makeup mask meaner
    meltdown messed messing messy mirror mirrors misses missing moan mock mocking mocks moods move muscle nail nails
    nasty necklace needle nerves nobody nope numb obsessed obsesses oven pacing packed packing packs pain pant
    panties paranoid passing patience peace peed peek pees peep pepper picking pics piss pissed pistol plan plant
    plates plead pleaded pleading pleads plug poked pokes poking pool popped possess pounce pound pounded pounding
    pour poured pours prayed praying pretend pretended pretends pride provoke provoked punishes punk punched puppet
    pushed rage raged rages raging raised raises ranted rants react refuses remind reminds rent restrain restrained
    retaliate revenge ride riding rifle ringing ripped ripping rips rock roof rotten rumor rush rushed scar scared
    scarf scars scratch scratched scratches scratching screwed screws scrub sealed seat seemed sewn shaken shakes
    shatter shattered shave shaved shed shove shut shuts shutting sibling sick silence skull slam slammed slamming
    slams slap slapping slash slashed slashes slid slide slit smash smashed smashes smashing smells smirk smirks
    smother snap snapped snapping snaps snatch snatched snatches sneaked sneaking sneaky snore snoop snooping snoops
    soak soap sober sock sofa sore spank spanked spanking spat speed spill spilled spin spine spits spitting spoon
    spray sprayed sprays squeeze squeezed squeezes squeezing stab stabs stained stalk stare stared stares staring
    starve starved starves starving steals stepped stick sticks stomp stomped stomping stomps storm storms storming
    strap stretch strike strikes strip stripped struck struggle struggled stuff stutter suffocate sunk surround
    swallow swallowed swears swell swinging swings swore sworn swung tackle tackled tackles tailgate tape taped
    taser tased taunt taunted taunts tease teased teases temper tense terrify terrifies thief throws throwing thrown
    thumb tied ties tight tore torn tossed tosses towel toxic toyed trail trap trapped traps trash trashed trashes
    tremble trembling tripped trips trunk turned turns twist twisted twists twisting ugly unlock unlocked urine vase
    vein veins vent vicious wake wakes waking warned warning weak weed weep whip whipped whips whispers whore wicked
    widow wince windshield wiped wires witness wounds wrapped wreck wrecked wrist wrists yank yanked yanks aventaba
    aventando azota azoto bajo cachete cadera caer cama cambia celoso cerro chillar cierra colgar coraje cortan
    costilla cree creo cuchillo cuelga deja dejar desgracia despierta despierto diente discute discutir duerme echar
    echa echo empeora empuja encerrar encierra encontro engana enganado enganar engano enoja enojada entra escupe
    escupio esconde escondo espanta espia estrella fuerza furioso grita gritando grosero grosera habla hablar herida
    heridas hijastro hombro huesos huir humilla insulta intenta intento jalar jalon jura juro labio ladron lagrimas
    lentes llanto lleno llegan llego llevo loca loco madrugada mancha manipula mantiene maneja maldito mentir
    mentiroso miente mira mirada molesta molesto mordida morado moreton morir muerde muneca nariz nervio nuca obliga
    obligo odia ofende olvida oreja patada pelea pelean pelo perdon persigue pesadilla pies pisa platos pone porta
    portazo preocupa pregunta preguntando prohibe promete puesto pulmon pulso quebro queda quema quemo quita quitar
    quito rabia raro rasguno rega regana regreso rendir respeta respira respirar rodilla rompe rompio ruega sacar
    saca saco salir sangra sangrar sigue siguio sirve soltar soporta sospecha sube sufre sufrir suelta susto tapa
    temblar tengan tira tiro tobillo tomando trata trato traiciona traicion tripas tumbo vecinos vende vete vida
    vino vigila viaje voltea vuelve
    cuantas cuantos cuanta primaria secundaria adultos semanas anos dias noches tardes mananas martes jueves sabado
    domingo lunes viernes miercoles anterior proximo proxima pasada ayuden ayudan ayudo ayude dejan deje dejen
    dieron daba quisieron quise quiso pueda puedan podria podrian deberia debe deben saben sepan sepa supe vivir
    vivia vivimos viven venido vengan vengo viniera hizo hicieron hicimos hacen hacer haciendo hago haga traigo trae
    trajo llevan llevaron lleve pongo puso pusieron pongan siento sienten sintio vemos vieron visto viendo busca
    buscan buscaba encontrar encuentro encuentra mucha muchas muchos pocos pocas varios varias cualquier cualquiera
    ningun algunas algunos mismo misma mismos ademas contra segun acerca adonde cuales cual nuestra nuestro nuestras
    nuestros ustedes usted vosotros segunda segundo tercero ultima ultimas joven jovenes senora senorita muchacha
    muchacho bebita gemelos cunada cunado yerno nuera sobrina sobrino madrina padrino compadre comadre abogados
    licenciado secretaria cajera cocinera limpieza fabrica restaurante tienda iglesia parroquia escuelas salon
    cuaderno libros computadora pantalla aparato camion avion tren bicicleta gasolina llanta motor placas seguro
    carta cartas firma firmar firme firmado sobres cobra cobran cobro cobrar debo pagado pagaron pague subio
    subieron bajaron cerca alrededor adelante atras cambodian vietnamese laotian burmese nepali bengali korean thai
    samoan tongan chamorro chuukese marshallese micronesian pacific islander african asian caribbean jamaican
    dominican guatemalan salvadoran honduran mexican peruvian colombian ecuadorian cuban bolivian lady ladies
    gentleman online offline weekly daily cousins inlaw inlaws stepkids triplet
  `
    .trim()
    .split(/\s+/),
)
