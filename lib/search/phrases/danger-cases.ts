/**
 * What the answer to a danger depends on: a case with its own text and hotlines, and who is hurt. Written as
 * the patterns are (danger-patterns.ts); every part of a line between ampersands must be there, in any order.
 */

/** Cases that are a danger by themselves. */
export const cases = {
  poison: `
    poison (control|help|center|hotline|line|number)
    (?<!food_)(?<!lead_)(?<!blood_)(poisoned|poisoning)(?!_(pigeons|the_well))
    (i|ive|he|she|we|they|who|just|kid|baby|son|daughter|toddler|mom|sister|brother|friend|husband|wife|boyfriend|roommate) .. (took|taken|swallowed|ate|drank|downed|popped) .... (too_many|too_much|all_my|all_the|all_his|all_her|all_of|whole_bottle|entire_bottle|full_bottle|bottle_of|handful|bunch_of|a_lot_of|double|\\d+) .. (<pills>|aspirin|ibuprofen|benadryl|insulin|melatonin|blood_pressure|gummies|edibles|vitamins|iron|antidepressants|sleep_aids|acetaminophen|nyquil|cough_syrup|painkillers|oxy*|percocet*|fentanyl)
    ^(just_|accidentally_)?(took|taken|swallowed|ate|drank|popped|downed) .. (too_many|too_much|a_whole|the_whole|all_my|double|\\d+) .. (<pills>|aspirin|ibuprofen|benadryl|insulin|melatonin|gummies|edibles|acetaminophen|nyquil|painkillers|oxy*|percocet*|fentanyl)
    (od|odd|oded|ods) .. (on|from) .. (<pills>|fentanyl|heroin|meth|opioids?|oxy*|percocet*|coke|cocaine|methadone)
    (overdosed|overdosing|oding|oded)(?!(_\\w+){0,3}_(years|ago|last|died)) .. (on|right|now|$)
    (i|im|he|hes|she|shes|my_\\w+) .. (overdosed|overdosing|oding)(?!(_\\w+){0,3}_(years|ago|last_year))
    (kid|kids|baby|son|daughter|toddler|child|she|he|i|year_old|niece|nephew|grandson|granddaughter|boy|girl|mom|mother|dad|father|sister|brother|husband|wife|friend|grandma|grandpa) .. (drank|ate|swallowed|licked|got_into|chewed|inhaled|bit_into) .... (bleach|detergent|tide_pod*|laundry_pod*|laundry_soap|dishwasher_pod*|pods?|cleaner|cleaning_(stuff|fluid|supplies|products?|spray)|windex|ammonia|moth_?balls?|weed_killer|roach_bait|hand_sanitizer|perfume|bug_spray|pine_sol|fabuloso|drain|antifreeze|poison|rat_poison|button_battery|batteries|battery|lighter_fluid|gasoline|nail_polish_remover|medicine|medication|meds|pills|vape_juice|edibles?|gummies|mushroom*|paint_thinner|lysol|essential_oil*)
    (took|taken|takes|gave|given|giving|had) .... (pills|meds|medicine|medication|dose|doses|insulin|shot) .. (twice|two_times|double|again_by_mistake)
    (took|taken|takes|gave|given) .. (two|double|triple|an_extra|extra|too_many|too_much|a_double) .. (dose|doses|<pills>|aspirin|ibuprofen|benadryl|insulin|melatonin|medicine)
    ^(i_|just_|accidentally_|someone_|she_|he_)?(drank|ate|swallowed|licked|inhaled) .. (bleach|detergent|antifreeze|ammonia|rat_poison|poison|lighter_fluid|gasoline|paint_thinner|drain_cleaner|windshield_washer_fluid|weed_killer)
    carbon monoxide .. (alarm|poison*|leak|going|beeping|is)
    (tome|tomo|tomaron|trague|trago|comio|comi|bebio|bebi) .... (todas|muchas|demasiad*|un_monton|un_bote|un_frasco|todo_el_frasco|varias|un_punado|cantidad) .. (<pills>|tylenol|aspirinas|jarabe)
    se .. (tomo|trago|comio) .... (mis|mi|sus|las|los|unas|unos|mas_de|\\d+) .. (<pills>|medicamento*|jarabe)
    (tome|tomo|trago|bebio|comio|ingirio) .. (cloro|veneno|raticida|detergente|gasolina|insecticida|pinol|fabuloso|sosa|una_pila)
    (centro|control|linea) de (envenenamiento*|intoxicacion*|venenos)
    (envenenad*|intoxicad*|se_intoxico|se_enveneno|sobredosis)
  `,
  perinatal: `
    (i|im|ive|i_am) .... (want|wanted|wanna|going|gonna|about|might|urge|urges|feel_like|felt_like|afraid|scared|thoughts|thinking|think|close|almost|nearly|picture|picturing|imagine|imagining|images|terrified|could) .... (throw*|shak*|shook|hurt*|drop|dropping|smother*|drown*|hit|hitting|slap*|suffocat*|stab*|harm*|kill*|squeez*|toss*|snap_on|lose_it_on|slam*) .. (him|her|it|them|my_(baby|newborn|infant|son|daughter|twins)|the_(baby|newborn|infant|twins)|this_baby) & (baby|babys|newborn|infant|twins|colic|postpartum|months?_old|weeks?_old|\\d_months?|crib|wont_stop_crying)
    (baby|newborn|infant|colic) .... (rage|raging) & (i|me|my)
    (postpartum|post_partum|pp) (rage|psychosis|anger)
    (voices|voice) .... (baby|newborn) & (hurt|harm|drown|throw|kill|evil)
    (quiero|queria|ganas|miedo|temo|siento|pienso|pensamientos|imagino|casi|voy|voces) .... (aventar*|sacudir*|sacudo|lastimar*|golpear*|tirar*|ahogar*|pegarle|azotar*|estrellar*|hacerle_dano|hacerle_algo|hacer_dano|matar*|sofocar*|soltar*) & (bebe|bebito|recien_nacid*|posparto|postparto|cuna|mi_nin*|meses)
    (psicosis|furia|rabia) (posparto|postparto)
  `,
  postpartum: `
    (had|have|having|since|after|new|birth|delivered|newborn|postpartum) .... (baby|birth|newborn|delivery|c_section|postpartum) & (cant_stop_crying|wont_stop_crying|doesnt_want_to_hold|wont_hold|cry_all_day|crying_all_day|all_i_do_is_cry|cry_every_day|crying_every_day|dont_feel_anything|feel_nothing|feel_numb|dont_love|dont_feel_love|hate_my_baby|hate_being_a_mom|regret_having|hopeless|not_myself|bad_mother|dont_want_the_baby|no_bond|cant_bond|better_off_with_someone)
    (tuve|tube|di_a_luz|nacio|naciera|posparto|parto|postparto) & (me_la_paso_llorando|no_paro_de_llorar|no_dejo_de_llorar|lloro_todo|llorando_todo|lloro_mucho|no_siento_nada|no_quiero_a_mi_bebe|muy_triste|bien_triste|depre|deprimida|no_soy_yo|mala_madre|mala_mama)
  `,
  fgm: `
    (fgm|genital_cutting|genital_mutilation|female_circumcision|infibulat*|mutilacion_genital|ablacion_(femenina|genital))
    (daughter|daughters|girl|girls|niece|sister|granddaughter|her|me|she|im) .... (be|get|getting|being|gets|have_her|has_her|them|they) .. (cut|circumcised)(?!_(from|off|out|my|hair|her_hair|on|short|class|down|loose|open)) & (family|tradition*|back_home|home_country|village|country|grandmother|grandma|aunt|aunties|in_law|culture|summer|trip|clean|marriage|married|pure|ceremony|africa|somalia|mali|guinea|gambia|egypt|sudan|women)
    (cut|cutting|circumcise|circumcising|circumcised) (her|my_daughter*|my_girl*|our_daughter*|girls|my_niece|my_sister|the_girls|me_down_there|(my|our|the)_(little|baby|older|younger)_(girl|girls|daughter|daughters|sister))(?!_(hair|bangs|nails|off|out|from)) & (family|tradition*|back_home|home_country|village|country|grandmother|grandma|aunt|in_law|culture|summer|trip|clean|marriage|ceremony|africa|somal*|mali|guinea|gambia|egypt|sudan|women)
    (cortar*|corten|circuncid*|mutil*) .. (mi_hija|mi_nina|las_ninas|la_nina|mis_hijas|mi_sobrina) & (familia|tradicion|costumbre|pais|pueblo|abuela|suegra|africa)
  `,
  missing: `
    (mi|mis|nuestra|nuestro) <kid> .. (se_fue|se_salio|se_escapo|se_va) con .... (conocio|conocieron|conoce) .. (internet|linea|facebook|instagram|tiktok|snapchat|whatsapp|discord|roblox|juego)
    (my|our) <kid> .. (left|went|ran_off|took_off|is_gone) with .... (met|meets|knows) .. (online|internet|facebook|instagram|tiktok|snapchat|discord|roblox|game)
    (my|our) .. <kid> .. (is|are|has_been|have_been|went|been|gone|got|was)? (missing|disappeared|vanished|kidnapped|abducted)(?!_(school|class|classes|work|teeth|a|his|her|out|some|practice|credits|days|so_much|too))
    (cant|cannot|couldnt|can_not) (find|locate|reach) my .. (<kid>)(?!_(birth|shoes|a|school|social|records|id|care|clothes|an|any|medical|shot|help|daycare))
    (dont|do_not|no_idea) (know)? where (is)? my .. <kid> (is|are|went|could|has|at|$)
    <kid> .. (didnt|did_not|never|hasnt|has_not|havent|isnt|not|wasnt|wont) .. (come|came|made_it|make_it|arrive*|return*|get|got|gotten|been|showed) .. (home|back|off_the_bus|to_school) (from|after|last|yet|since|tonight|today|and|for|in|$)
    (my|our) .. <kid> .. (ran_away|run_away|runaway|ran_off|took_off|left_home|snuck_out_and)(?!_(with_my_heart|crying))
    (mi|mis|nuestra|nuestro|a_mi) <kid> .. (no_aparece|no_aparecen|desaparecio|desaparecieron|esta_desaparecid*|esta_perdid*|anda_perdid*|se_perdio|se_me_perdio|se_fue_de_(la_)?casa|se_salio_de_(la_)?casa|se_escapo|secuestraron|esta_extraviad*|se_extravio)
    (mi|nuestra|nuestro) <kid> .... no .. (llego|llegado|llega|regreso|regresado|regresa|vuelto|volvio|vuelve|aparecido) .. (de|del|al|a_la_casa|a_casa|a_dormir|anoche|todavia|desde|ayer|$)
    (se_llevaron|me_robaron|robaron) a (mi|mis) <kid>
    no (se|sabemos|encuentro|encontramos|hallo|localizo|puedo_encontrar) (donde|en_donde|a_donde)? .... (mi|mis|a_mi|a_mis) <kid>(?!(_\\w+){0,2}_(seguro|acta|guarderia|vacunas))
  `,
} as const

/** Circumstances of a danger that is detected otherwise. */
export const circumstances = {
  strangled: `
    (strangl*|throttl*)
    (chok*)(?!_(on|up)) .. (me|her|my|him)
    (me|her|my_\\w+) .. (got|was|been|being|getting) chok*
    (hand|hands|arm|arms|elbow|forearm|belt|cord|rope|scarf|knee|foot|fingers|thumbs) .... (around|round|on|over|to|against|across|into) .. (my|her|the|our) (neck|throat|windpipe)
    (grab*|squeez*|held|holds|choke*|push*|press*|pin*) .... (neck|throat|windpipe)
    (pillow|hand|bag|blanket) .... (over|on) .. (my|her) (face|mouth) .... (breath*|air|breathe)?
    (couldnt|cant|could_not|cannot|stopped) breath* .... (hand|hands|neck|throat|on_top|sat|held|squeez*)
    (tap*|cubr*) .... (boca|nariz) .... (respir*|aire|asfix*)
    (agarr*|apret*|jal*|tom*|sujet*|cog*|tien*|puso_las_manos) .... (pescuezo|cuello|garganta|gaznate)
    (ahorc*|estrangul*|asfixi*)
    headlock
  `,
  police: `
    (husband|boyfriend|ex|partner|fiance|dad|stepdad|baby_daddy|wife|girlfriend|esposo|marido|novio|pareja|papa|padrastro|exnovio|exesposo|brother|he|hes|abuser|man|el|guy) .. (is|es|was|works_as|trabaja_de|trabaja_como|became|being)? (a|an|the|un|in|on|also|with|for|en|la|de|with_the)? (cop|cops|police|policeman|police_officer|officer|deputy|deputy_sheriff|sheriff|sheriffs|trooper|state_trooper|detective|sergeant_with_the_police|policia|oficial_de_policia|corrections_officer|correctional_officer|prison_guard|border_patrol|ice_agent|ice_officer|fbi|federal_agent|marshal|patrullero|patrulla_fronteriza|law_enforcement|police_force|force|chief_of_police|police_chief)(?!_(came|told|said|report|said|wont|arrested|took|showed|was_called|record|was|left|station))
    (married|dating|engaged|living|casada|live|vivo) (to|with|con)? (a|an|un|una) (cop|police_officer|policeman|officer|deputy|sheriff|trooper|detective|policia|oficial)
    (cop|police_officer|officer|deputy|trooper|police) (husband|boyfriend|ex|bf|fiance|abuser|dad)
    (his|sus|her) (buddies|friends|brother|dad|father|uncle|cousin|amigos|hermano|family|partners?|coworkers) .... (cop|cops|police|on_the_force|deputies|sheriff|policias|policia|department)
    (cops|police|sheriff|deputies|department|officers|policia) (are|is|all|know|knows|protect*|cover*|side*|believe*|son) .. (his|him|friends|buddies|sus_amigos) (friends|buddies|family|brothers|$)?
  `,
  soldier: `
    (husband|boyfriend|ex|partner|fiance|dad|wife|girlfriend|esposo|marido|novio|pareja|he|hes|spouse|exesposo|exnovio|el) .... (is|es|was|esta|serves|works|who|thats)? .. (army|navy|marine|marines|air_force|national_guard|military|soldier|soldado|militar|ejercito|marino|marina|service_member|active_duty|coast_guard|fuerza_aerea|guardia_nacional|on_base|sergeant|sargento|deploy*)
    (army|navy|marine|military|air_force|soldier) (husband|boyfriend|ex|spouse|wife|wives|bf|dad)
    (his|the|su) (commander|command|chain_of_command|first_sergeant|unit|comandante|unidad)
    (base_housing|on_post|on_base|fort_\\w+|en_la_base)
  `,
  /** Of suicide: it is not she who wants to die. */
  someoneElse: `
    (kill|kills|killing|hurt|hurts|hurting|hang|hung|cut|cuts|cutting|shoot|shot|harm|harming|unalive|harms) (herself|himself|themselves|themself)
    (herself|himself) .. (off|in_front_of_(a|the))
    (end|ending|take|taking|took) (her|his|their) (own)? life
    (my|our|a) (friend|daughter|son|sister|brother|mom|mother|dad|father|husband|wife|boyfriend|girlfriend|ex|kid|child|teen|teenager|cousin|roommate|neighbor|student|client|niece|nephew|grandson|granddaughter|bestie|partner|aunt|uncle|\\w+_year_old) .. (is|was|wants|want|wanted|tried|trying|keeps|says|said|told|threaten*|talks|talking|thinking|took|texted|posted|wrote|left|feels|has|needs) .... (suicid*|die|dying|dead|kill_(her|him)self|end_it|goodbye|not_be_here|jump|note|overdos*|cutting|pills|hopeless)
    (shes|hes|she_is|he_is|they_are) suicidal
    (mi|una|un) (hija|hijo|hermana|hermano|amiga|amigo|mama|papa|esposo|marido|novio|sobrina|prima|vecina|nieta|nieto|pareja|companera) .... (se_quiere|quiere|se_quiso|dice_que|intento|trato|se_corta|se_quiere_matar|habla_de) .... (morir*|matar*|suicid*|quitarse|corta*|muert*|vivir)
  `,
  /** Followed inside of the home: it is he who lives with her. */
  atHome: `
    (follow*|chas*|trail*) .. (me|us) .. (around|through|in|all_over|inside|from|to) .. (house|home|apartment|trailer|room_to_room|room|bathroom|kitchen|bedroom)(?!_(from|after|every_day|until))
    (me|nos) (sigue|persigue|anda_siguiendo) .... (por_toda_la_casa|por_la_casa|en_la_casa|dentro_de_la_casa|de_cuarto_en_cuarto|al_bano|al_cuarto)
  `,
  work: `
    (jefe|patron|supervisor|supervisora|mayordomo|encargado|contratista|capataz|boss|foreman|manager) ........ (sexo|relaciones|acostar*|sex|sleep_with) .... (horas|trabajo|turno*|contrat*|pag*|despid*|corre|hours|job|shift|shifts|hire|pay|fire)
    (boss|supervisor|manager|mayordomo|mayordoma|patron|jefe|foreman|coworker|co_worker|encargado|contratista|capataz|crew_leader|crew_boss|dueno|owner|chef|companero_de_trabajo|customer|client) .... (acos*|hostig*|harass*|hit_on|hits_on|hitting_on|groped|gropes|groping|grabs|grabbed|grabbing|touches|touched|touching|toca|toco|insinua*|rubs|rubbed|rubbing|kiss*|besar|beso|manose*|asks_me_out|(sends?|sent|sending|texts|texted)_(me_)?(nudes|dick_pics|porn|naked)|dirty_(pictures|pics|jokes|texts)|nudes|sexual*|sexo|follows_me|comments_about_my|propone|propuso|salir_con_el|arrima|abraza*)
    (acos*|hostig*|harass*|grop*|manose*) .... (en|at|in|on) (el|la|los|my|the)? (trabajo|pizca|fil|files|campo|fabrica|work|job|cocina|bodega|rancho|empacadora|restaurante|warehouse|field|fields|factory|restaurant|office|kitchen|obra|labor|packing_house)
  `,
} as const

/** Who is hurt, if not the person who types. */
export const hurt = {
  /** An older woman tells of her own. */
  elderSelf: `
    (my|our|mi) (grandson|granddaughter|grandkids|grandchild|grandchildren|great_grandson|nieto|nieta|nietos) .... (me|my|i|mi|mis)
    (im|i_am|tengo) ([6-9]\\d) & (my|mi|he|they|she|me)
    (im|i_am|soy) .. (senora|mujer|abuela|viuda|woman|lady|grandmother|widow|senior) .. (de|of|aged|age)? (6[5-9]|[7-9]\\d)
    (my|mi) (son|daughter|hijo|hija|daughter_in_law|son_in_law|nuera|yerno|niece|nephew|caregiver|aide|cuidadora|kids|sobrino) .... (social_security|pension|retirement|checkbook|my_will|the_will|deed|power_of_attorney|walker|wheelchair|nursing_home|medicine|pills|my_house|seguro_social|retiro|andador|asilo|testamento|escrituras|my_check|mi_cheque|my_checks|oxygen|hearing_aids?)
  `,
  elder: `
    (cuido|cuidaba|cuidamos|cuidando) .... (senora|senor|ancian*|viejit*|persona_mayor|adulta_mayor)
    (care|caring|look|looking|caretaker|caregiver) .. (for|after) .. (an|a|the)? .. (old|older|elderly) (lady|woman|man|couple|person)
    (mi|su|la|una|nuestra) (abuela|abuelita|abuelito|abuelo|bisabuela|mama_grande|nana|tia_abuela|viejita|anciana) .... (le|la|lo|sus?|esta|por|que|tiene|no) (pega|pego|pegan|golpe*|maltrat*|grit*|rob*|quit*|encierr*|roba|dan|da|deja*|descuid*|insult*|amenaz*|cobr*|empuj*|humill*|abandon*|moret*|come|comer)
    (le|la|lo|los) (pega|pego|pegan|golpea*|golpeo|maltrat*|grita|gritan|roba|roban|robo|quita|quitan|quito|encierra*|amenaza*|empuj*|insulta*|descuida*|abandon*) .... (abuela|abuelita|abuelito|abuelo|bisabuela|ancian*|viejit*|persona_mayor)
    (vecina|vecino|senora|senor|tia|tio|mama|papa|suegra|suegro|mujer|hombre|madre|padre) .. de (6[5-9]|[7-9]\\d) anos
    (6[5-9]|[7-9]\\d) year old (mother|mom|father|dad|woman|lady|neighbor|aunt|man|uncle|grandma|grandmother)
    (elderly|older|old|85_year_old) (mother|mom|father|dad|woman|lady|neighbor|aunt|man|parents?|relative|uncle|couple)
    (my|our|his|her|the|a) (grandma|grandmas|grandmother|grandmothers|granny|nana|gran|great_grandma|great_aunt|grandparents|grandpa|grandpas|grandfather)(?!_(hits|hit|beats|beat|touches|touched|tickles|kisses|grabs|slaps|whips|locks|yells|makes|made|puts|comes|came|is_mean|showed|shows|rubs|looks|watches|gets|lets|and|did|does|walks))
    (mom|mother|dad|father|aunt|uncle|mama|grandma|resident|parent|mil|mother_in_law) .... (nursing_home|assisted_living|caregiver|aide|aides|home_health|cna|dementia|alzheimers|wheelchair|walker|social_security|asilo|cuidadora|cuidador|demencia|bedridden|hospice|cna|memory_care|power_of_attorney|pension_check|medicare)
    (nursing_home|assisted_living|caregiver|aide|home_health|memory_care|asilo|cuidadora) .... (mom|mother|dad|father|aunt|uncle|mama|mi_mama|mi_papa|resident*|her|me|my)
  `,
  /** A grown child, brother or friend of hers, or whoever lives with one. */
  grown: `
    (my|our|mi|nuestra) .. (daughter|daughters|son|sons|hija|hijo|granddaughter|grandson|niece|sobrina) ........ (her|his|hers|su|the) (boyfriend|boyfriends|husband|husbands|girlfriend|wife|fiance|fiancee|partner|ex|spouse|man|bf|novio|esposo|marido|pareja|roommate|in_laws|suegra|pimp)
    (my|our) (daughters|sons|sisters|brothers|friends|moms|neighbors|cousins) (boyfriend|husband|girlfriend|wife|fiance|fiancee|partner|ex|bf|man)
    (my|our) (son|brother|nephew|grandson|coworker|roommate|neighbor|stepson|friend) .... (his) (girlfriend|wife|gf|fiancee|fiance|baby_mama|baby_mother)
    (mi|nuestro) (hijo|hermano|cunado|primo|vecino|tio) .. (le|la) .. (pega|pego|golpea|golpeo|maltrata|amenaza) .... (a_su|su) (esposa|novia|mujer|pareja)
  `,
  other: `
    (my|our|his|mi|a_mi|moms|sisters) (sister|sisters|friend|friends|bestie|best_friend|neighbor|neighbors|coworker|co_worker|cousin|aunt|roommate|client|patient|student|employee|customer|tenant|daughter_in_law|sister_in_law|stepsister|bff|hermana|hermanita|amiga|vecina|companera|prima|tia|cunada|nuera|clienta|paciente|alumna|comadre|mother|mom|mama|niece|girl|homegirl|homie|passenger|boss_lady|manager|nanny|housekeeper|maid|babysitter|godmother|madrina) .... (her|hers|su|sus|he|him|husband|boyfriend|bf|man|novio|esposo|marido|pareja|ex|la|le|black_eye|bruise*|shes|she|getting|gets|got|was|is|being|has|wont_leave|abuse*)
    (hits|hit|beats|beat|beating|hurts|hurting|chok*|abus*|rap*|threaten*|kick*|punch*|slap*|follow*|stalk*|controls|controlling) .. (my|her|our|the|this) (sister|friend|neighbor|coworker|cousin|aunt|roommate|client|patient|mom|mother|daughter_in_law|wife|girlfriend|girl|stepmom|stepmother|niece|lady|employee|tenant)(?!_(hit|hits|me))
    (le|la) (pega|pego|golpea|golpeo|maltrata|amenaza|sigue|viola|violo|ahorca|controla|encierra|cela) .... (a_mi|a_una|a_la|su_esposo|su_marido|su_novio|el_marido|el_novio|el_esposo|su_pareja)
    (a_mi|a_una|mi|una) (mama|hermana|amiga|vecina|prima|tia|companera|hija|nuera|cunada|senora|clienta) ........ (la|le) (pega|pego|golpea|golpeo|maltrata|amenaza|viola|violo|ahorca|controla|encierra|trata)
    (mi|a_mi|una|nuestra) (hermana|hermanita|amiga|vecina|prima|tia|companera|mama|nuera|cunada|clienta|comadre|sobrina|alumna|paciente) .... (moreton*|golpes|ojo_morado|marcas|se_cayo|moretead*)
    (one_of_my|a|another|one_of_our|the) (ladies|client|clients|patient|patients|student|students|customer|customers|women|girls|employee|employees|resident|coworker|regulars|woman|lady|girl|neighbor|mom|parishioner|tenant|friend)
    (im|i_am|soy|i_work_as) (a|an|the|una)? .. (hairdresser|stylist|nurse|teacher|bartender|waitress|cashier|pastor|counselor|coach|dentist|nail_tech|driver|social_worker|landlord|doctor|librarian|barber|receptionist|hr|school_counselor|manager|home_health_aide|maestra|enfermera|estilista|trabajadora_social|advocate|chaplain|midwife|doula|emt|paramedic|flight_attendant|hotel_clerk|desk_clerk|crossing_guard|property_manager) & (her|she|shes|them|client|patient|student|lady|ladies|woman|women|girl|la|ella|clienta|paciente|alumna)
    (someone|somebody|a_woman|a_lady|a_girl|una_mujer|una_senora|una_muchacha) .... (her|she|next_door|upstairs|downstairs|screaming|la|le|grita*)
    (how_do_i|how_can_i|how_to|want_to|como|need_to|trying_to) (help|support|get|ayudo|ayudar|puedo_ayudar|save|talk_to) (her|a|a_friend|my_friend|my_sister|my_daughter|my_mom|my_neighbor|a_mi|a_una|somebody|someone|them|my_coworker|my_cousin|my_mother)
  `,
  /** She herself is named as the one who is hurt. */
  self: `
    (hits|hit|hitting|beats|beat|beating|tickles|tickled|kisses|kissed|hurts|hurt|hurting|chokes|choked|choking|raped|rapes|kicks|kicked|punches|punched|slaps|slapped|shoves|shoved|pushed|pushes|threatens|threatened|grabs|grabbed|follows|following|stalks|stalking|tracks|controls|abuses|abused|kill|locks|locked|strangled|threw|drags|dragged|scares|bit|burned|forces|forced|touches|touched|molested|groped|screams_at|yells_at|spit_on|spits_on) (me|us|on_me|my_(face|arm|head|hair|neck|throat|hand|back|leg|ribs|stomach|phone|wrist))
    (afraid|scared|terrified|miedo) (of|a|to|de) (him|my|mi|el|go_home|leave)
    (me|nos) (pega|pego|pegan|pegaba|golpea|golpeo|golpean|maltrata|maltrato|amenaza|amenazo|viola|violo|ahorca|ahorco|agarro|empuja|empujo|grita|controla|encierra|sigue|toca|toco|obliga|obligo|quita|quito|cela|jalo|patea|pateo|insulta|cacheteo|lastimo|lastima|tiene_encerrada)
    (wont|doesnt|dont|never|not) let (me|us)
    (i|im) (want|need|wanna|have|got|going) to (die|leave|get_away|escape|kill_myself)
  `,
  /** A child tells of herself. */
  young: `
    (im|i_am|in) (in)? (the)? (fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|5th|6th|7th|8th|9th|10th|11th|12th|middle|primaria|secundaria) (grade|grader|school)(?!_(teacher|counselor|nurse))
    (im|i_am|tengo) (a_kid|[5-9]|1[0-7])(?!_(months|weeks|minutes|years_(clean|sober)))
    (my|mi) (dad|stepdad|mom|stepmom|uncle|grandpa|grandfather|coach|teacher|father|mother|moms_boyfriend|step_dad|foster_\\w+|papa|padrastro|tio|abuelo|mama|madrastra|abuela|grandma)(?!_in_law) .... (hits|hit|beats|touches|touched|tickl*|kisses|kissed|rubs|me_pega|me_toca|me_golpea|comes_in|came_in|watches|puts_his|locks|whips|me_encierra|me_hace) .. (me|my|us|mi|nos|$)?
    (grandpa|grandfather|grandma|uncle|coach|teacher|stepdad|moms_boyfriend|babysitter|abuelo|tio|padrastro|maestro) .. (tickl*|touch*|kiss*|rub*|wrestl*|cuddl*|hugs|toca|besa|hace_cosquillas|hits|grabs|puts|makes|shows|showed)
  `,
  /** A child is the one who is hurt. */
  child: `
    (le|les) (deja|dejo|dejan|dejaron|hizo|hace|hicieron) .. (moreton*|marcas|golpes|morad*) .. (al|a|en|por) .. <kid>
    (leave|leaves|left|put|puts|gave|gives) .. (bruise|bruises|marks|welts) .. on .. <kid>
    <kid> ........ (came_back|came_home|comes_back|comes_home|has|have|had|with|got|covered_in|full_of|regreso|volvio|llego|tiene|trae) .. (marks|bruises|bruise|welts|burns|belt_marks|handprint*|black_eye|bite_marks|moretones|golpes|marcas|quemaduras)
    (novio|esposo|marido|pareja|boyfriend|husband) (de|of) (su|la|mi|her|the) (mama|abuela|tia|mother|mom) .. (la|lo|le|touches|hits) .. (toca|pega|golpea|manosea|her|him)?
    <hurtKid> .. (my|our|the|mi|mis|sus|her|his|their|a_mi|a_mis|al|a_los|little) .. (<kid>|brother|sister|hermanito|hermanita)
    <kid> .... (being|is|are|was|were|gets|getting|got|been)? (touched|molested|raped|beaten|abused|neglected|starved|locked|whipped|groped|spanked|shaken|golpead*|abusad*|maltratad*|violad*|tocad*)(?!_up)
    (neglect*|starv*|molest*|spank*|grooming|groomed) .. <kid>
    child (abuse|neglect|protective|in_danger|molest*)
  `,
} as const

/** Someone else's children. */
export const othersChildren = `
  (toddler*|stepdaughter|stepson|child|children|kid|kids|hijo|hija|hijos|hijas|nina|nino|ninas|ninos|baby|babies|niece|nephew|nieces|nephews|sobrin*|cps|dcfs|dcf|foster)
`

/** Children who are mentioned but not hurt. */
export const childrenOnlyMentioned = `
  (take|takes|taking|accept|accepts|accepting|allow|allows|for|has_room_for|with|admit|admits) .. (boys|boy|sons|son|teen|teens|teenage|kids|children|older) .... (over|older|under|and_up|1[0-9]|shelter|place|housing)
  (shelter|place|dv|refuge|safe_house|refugio|albergue) .... (boys|sons|teenage|teen|older_kids|hijos|adolescentes)
  (im|i_am|i_was|she_is|shes|estoy|been) .. (locked_up|in_jail|in_prison|incarcerated|in_county|in_detention|behind_bars|detained|in_custody|presa|encarcelada|en_la_carcel|detenida|en_prision)
  (just_got|getting|got|when_i_get|recien|sali) (out|released|de) .. (jail|prison|county|la_carcel|prision)
`
