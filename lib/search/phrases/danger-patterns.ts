/**
 * How danger is said in sentences, one pattern a line, over words as typed without accents and apostrophes. `<he>` is a
 * list of words below, `..` up to as many words as it has dots, `word*` any ending, `word?` may be missing, `(a|b)` a
 * choice, in which `_` is a space.
 */

/** Words by commas. */
export const wordLists = {
  he: `he, him, hes, husband, boyfriend, bf, fiance, fiancee, partner, spouse, wife, girlfriend, ex, dad, dads, father, stepdad,
    step dad, stepfather, mom, mother, stepmom, stepmother, brother, sister, uncle, son, cousin, grandson, grandpa, grandfather, pimp,
    man, guy, dude, baby daddy, baby daddys, baby dad, babys dad, baby father, babys father, ole man, roommate, daddy, in laws, in law, neighbor, coworker,
    caregiver, abuser, stalker, esposo, marido, novio, pareja, papa, padrastro, hermano, tio, hijo, exesposo, exmarido, exnovio, el,
    suegro, suegra, cunado, companero, padre, papas, familia de el, padrino, vecino, patron, viejo, senor, hombre, yerno, primo`,
  him: 'he, hes, him, ex, husband, boyfriend, abuser, dad, father, stalker, rapist, esposo, marido, novio, exnovio, exesposo, pareja',
  her: 'me, us, her, my sister, my friend, my daughter, my mom, my mother, my neighbor, my cousin, my niece, my coworker, my client, my patient',
  kid: `toddlers, infants, grandbabies, nieces, nephews, grandsons, granddaughters, stepkids, grandkid, stepsons, stepdaughters, (?:\\d|1[0-7]) (?:years?|yrs?|yr|y) ?o(?:ld)?, \\d+yo, kid, kids, child, childs, children, son, sons, daughter, daughters, baby, babys, babies, toddler, infant, newborn, girl, girls, boy, boys, stepson, stepdaughter,
    niece, nephew, grandson, granddaughter, grandkids, grandbaby, grandchild, grandchildren, little sister, little brother,
    nieta, nieto, nietos, hijo, hija, hijos, hijas, hijastra, hijastro, ninos, nino, nina, ninas, bebe, sobrina, sobrino, hermanita, hermanito`,
  own: 'my, our, the, her, his, their, a, this, mi, mis, nuestra, nuestro, sus, su, la, el, los, las, a mi, a mis, al',
  harm: `hit, hits, beat, beats, beating, beaten, chok*, strangl*, punch*, slap*, kick, kicks, kicked(?! (?:me|us|her|him) out), kicking(?! (?:me|us|her|him) out), hurt*, abuse, abuses, abused, abusing, abusive,
    threat*, attack, attacks, attacked, attacking, burn*, stab, stabs, stabbed, shove*, shoving, pushes, pushed, pushing, broke my, kill, kills, killing, violent, gun, knife, machete,
    smack*, shoot, shoots, shot at, whip, whips, whipped, headbutt*, put me in the hospital, slam*, drag, drags, dragged, dragging, stomp*, rips, ripped,
    tortur*, terroriz*, intimidat*, manhandl*, overpower*, restrain*, tackl*, bash*, pound*, whoop*, swing*, swung, scratch*, cuss*, curses,
    insult*, mocks, belittl*, berat*, degrad*, manipulat*, pulls my hair, pulled my hair, pull my hair, hold me down, holds me down, held me down, tied me, ties me,
    starves me, grab, grabs, grabbed, grabbing, throw, throws(?! up), threw(?! (?:me|us|her|him) out), throwing(?! (?:me|us|her|him) out), smash*, spit, spits, spat, bites, bit me, shakes me, shook me, scream, screams,
    screamed, screaming, yell, yells, yelled, yelling, locks me, locked me, trapped me, cornered me, pinned me, monitors, controls, isolates, scares me, humiliat*,
    jealous, possessive, suffocated, smothered, knocked, broke down, broke in, breaks everything, breaking everything, broke everything, wont let me, took my phone, took my keys, took my kids, took my money, took my car, tracks me,
    checks my phone, forced me, hands on, hands around, choke me, roughs me up, roughed me up, raises his hand, raised his hand, puts hands, black eye, black eyes, busted lip, bloody nose,
    golpe*, pega, pegar, pego, pegaba, pegan, amenaz*, maltrat*, ahorc*, insult*, empuj*, quiere matar, violento, pistola, cuchillo, agresivo, lastim*, matar, mata, grita,
    avient*, avent*, jala, jalo, jalone*, encierra, encerro, controla, cela, pellizca, humilla, patea, pateo, cachete*`,
  strongHarm:
    'chok*, strangl*, punch*, slap*, smack*, beats, beat up, beating, beat the shit out of, beat the hell out of, stab*, abus*, shoved, shoves, shoving, attacked, backhand*, headbutt*, suffocat*, smother*',
  scared: 'scared, afraid, terrified, frightened, fear, fearful, scard, petrified',
  take: 'take*, took, taken, taking, hid, hide, hides, hiding, hold, holds, holding, kept, keep, keeps, keeping, confiscat*, has, have, withhold*, stole, steals, destroyed, burned, ripped up, cut up, broke, smashed, locked up',
  papers:
    'passport*, papers, documents, document, visa, visas, id, ids, green card, birth certificate*, social security card, pasaporte*, papeles, documentos, identificacion*, acta de nacimiento',
  boss: 'boss, bosses, employer*, agency, smuggler, recruiter, manager, supervisor, owner, owners, madam, trafficker, contractor, sponsor, family i work for, lady i work for, people i work for, man i work for, jefe, jefa, patron, patrona, agencia, coyote, pollero, contratista, duena, dueno, senora',
  job: 'work*, job, nanny, maid, housekeep*, live in, farm, restaurant, factory, spa, salon, massage*, motel, hotel, club, bar, cantina, clean*, cook*, au pair',
  takes:
    'take, takes, took, taken, taking, hid, hides, hiding, stole, steals, destroyed, smashed, locked up, withholds, controls, confiscated, cut up, ripped up, rips up, tore up, tears up, shredded, flushed, threw away, throws away',
  hurtKid: `hit, hits, hitting, beat, beats, beating, hurt, hurts, hurting, abuse, abuses, abused, abusing, slap, slaps, slapped, spank*, smack, smacks, smacked, smacking, whoop, whoops, whooped, whup*, whip, whips, whipped, punch*, kicks, kicked(?! (?:me|us|her|him) out),
    shakes, shook, shaking, choke, chokes, choked, throws(?! up), threw, burns, touches, touched, touching, molest*, mistreat*, starv*, pega, pego, pegan, pegaron, golpe*, toca, toco, tocaron, tocaba, abus*, lastim*, maltrat*, pellizc*, jalon*, sacud*, quem*, azot*, cachete*, manose*, le peg*`,
  relative: `grandpa, grandfather, grandma, uncle, cousin, stepdad, step dad, stepfather, stepbrother, dad, daddy, father, babysitter, coach, teacher, neighbor,
    boyfriend, ex, pastor, priest, man, abuelo, tio, primo, padrastro, papa, vecino, maestro, novio, entrenador`,
  office: `landlord, boss, manager, employer, job, work, school, cps, dcfs, judge, court, hospital, shelter, they, jail, dmv, bank, insurance, company, store, supervisor,
    teacher, clinic, doctor, welfare, office, state, it, website, app, computer, medicaid, pharmacy, pain, back, knee, anxiety, baby, toddler`,
  pains: `dolor, ansiedad, tos, insomnio, bebe, estres, depresion, casero, landlord, ruido, enfermedad, espalda, rodilla, pierna, hospital, escuela, corte, juez, muela, cabeza, tristeza, panza, preocupacion, calor, fiebre, gripe, gripa, alergia, comezon`,
  touch:
    'touch*, molest*, fondl*, grop*, feels up, felt up, did stuff, did things, does things, does stuff, did something, kissed, kisses, rubs, rubbed, rubbing, tocar*, toca, toco, tocaba, tocado, tocando, manose*',
  pills:
    'pills, meds, medicine, medication, tylenol, bottle, xanax, sleeping pills, advil, pastillas, pildoras, medicinas, tabletas',
  die: 'die, dying, be dead, kill myself, killing myself, end it, end my life, end it all, ending my life, hang myself, jump off, not wake up, not exist, unalive myself, morir, morirme, matarme, suicidarme, quitarme la vida, desaparecer, no existir, no despertar, colgarme, cortarme las venas',
  car: 'car, cars, truck, van, suv, street, streets, park, bus, bus stop, train, tent, woods, sidewalk, bench, parking lot, bridge, outside, carro, troca, calle, parque, banca, camioneta',
  privates:
    'privates, private part*, breast*, boob*, butt, booty, body, vagina, crotch, chest, thigh*, ass, coochie, down there, partes, partes intimas, partes privadas, parte privada, senos, pechos, pompis, nalgas, nalga, trasero, chichis, bubis, colita, pompas, entrepierna, muslo*',
  toddler:
    'toddler, baby(?! (?:daddy|daddys|dad|father)), 1 year old, 2 year old, 3 year old, 4 year old, 5 year old, two year old, three year old, preschooler, dog, cat, kitten, puppy',
  subject: `rape, rape crisis, domestic violence, dv, violence, partner violence, sexual violence, sexual assault, assault, abuse, child abuse, elder abuse, domestic abuse, trafficking, human trafficking,
    sex trafficking, suicide, suicide prevention, stalking, strangulation, violencia, violencia domestica, violencia de genero, violencia familiar, abuso, abuso infantil, abuso sexual, maltrato, maltrato infantil, trata, trata de personas, suicidio, acoso`,
  study: `term paper, research paper, research, paper, essay, homework, assignment, thesis, dissertation, presentation, powerpoint, speech, debate, report for school, school project, class project, project, documentary, podcast,
    movie, movies, film, novel, book, books, poem, play, song, songs, statistics, stats, facts, data, article, articles, history, lesson, lesson plan, webinar, workshop, seminar, conference, training, trainings, curriculum, policy, law school, museum,
    art, poster, posters, flyer, flyers, brochure, brochures, pamphlet, pamphlets, infographic, quiz, exam, tarea, ensayo, trabajo escolar, proyecto, exposicion, investigacion, tesis, pelicula, peliculas, serie, series, libro, novela, documental, cartel, carteles,
    folleto, folletos, taller, curso, conferencia, charla, estadisticas, capacitacion`,
} as const

/** Words of danger where there is none. */
export const harmless = `
  (dog|cat|puppy|kitten|toddler|baby|kid|wind|i) .. knocked (it|them|the|a|my)? .. (over|down|off)
  shade tree
  (got|was|gets|getting|been|took_a|being) (hit|hurt|kicked|knocked|elbowed|bumped|tackled) (in|on|by)? (the|his|her|a)? (head|face|knee|leg|arm|eye|nose|mouth|ankle|shoulder|ball|puck|bat)? (at|during|in|while|playing) (the|a|his|her)? (practice|football|soccer|game|gym|pe|recess|baseball|softball|basketball|hockey|wrestling|karate|tee_ball|cheer|scrimmage|playing)
  (my|our|the|a|his|her|mi|nuestra|nuestro) (dog|cat|puppy|kitten|horse|chicken|goat|perro|perra|perrita|perrito|gato|gata) (got|was|has|gets|been|lo|la|is|had)? (been)? (beat_up|bit|bitten|attacked|mauled|hit|hurt|jumped|mordio|ataco|atropello|atropellaron)(?:_\\w+){0,6}
  (bleeding|hemorrhaging|bleed|burning) (money|cash|dollars)
  (become|becoming|be|being|work_as|train_as|trained_as|job_as|jobs_as|hiring|apply_to_be|want_to_be|as) (a|an)? (certified|volunteer)? .. <subject> .. (counselor|advocate|volunteer|worker|responder|hotline_worker|educator|investigator|nurse|therapist)
  (donate|donating|donation|donations|drop_off|give|giving|collect|collecting|send) .... (for|to|at|away_to) (a|an|the|local)? .. (<subject>|womens|battered) .. (survivors|survivor|victims|shelter|shelters|women|center|families)
  (donar|dono|regalar|llevar|dar) .... (a|para|al) .. (sobrevivientes|victimas|refugio|refugios|albergue|mujeres_golpeadas)
  (violent|shooting|shooter|war|fighting|killing|zombie) (video)? (games?|movies?|cartoons?|shows?|videos?|music)
  (his|her|the|my|baby|got|getting|needs|their|babys|had|after) (first|flu|vaccine|school|kindergarten|month)? shots (and|today|yesterday|at|for|then|now|this|last|but|he|she|so)(?:_\\w+){0,4}
  (kid|child|son|daughter|toddler|boy|girl|baby) .. (bit|bites|biting|hit|hits|hitting|scratched|pushed|pushes|shoved) (another|other|some|the_other) (kid|kids|child|children|boy|girl|classmate|classmates|student|students|friend|toddler|baby)
  (daycare|school|preschool|team|coach|camp) .. (kicked|throw|threw|kick) (him|her|my_\\w+) (out|off)
  (kicked|thrown) (him|her)? (out|off) of? (daycare|school|preschool|the_team|camp|class)
  (sleeping|sleeps|sleep) on the floor .. (needs|need|and_needs|she_needs|he_needs|they_need) (a)? (bed|mattress|crib|beds)
  (kids|boys|siblings|brothers|sisters|girls|twins) .. (fight|fights|fighting|wrestle|hit) .... (over|about|each_other|all_day)
  (shot|shots) (hurt|hurts|made) .... (arm|fever|sick)
  (told|said|says|tells) (me)? (that)? the (office|store|clinic|bank|pantry|food_bank|courthouse) (is|was|are) (closed|open|full)
  (lock|locked) myself out
  (has|have|got) (me|him|her|them) wrapped around (his|her|my|their) (little)? finger
  hang* (on)? by a thread (financially|moneywise)
  (marido|esposo|novio|esposa) ronca
  madam secretary
  (bug|bugs|mosquito|flea|spider|insect|tick) (bite|bites)(?:_\\w+){0,6}
  (hit|hits) a (deer|pole|curb|pothole|mailbox|guardrail)(?:_\\w+){0,6}
  (office|store|clinic|bank|pantry|food_bank|courthouse) (is|was|are) (closed|open|full)
  (trabajo|reporte|resumen|video|exposicion|cartel) (sobre|acerca_de) (el|la|los)? .. <subject>
  (nursing_home|assisted_living|care_home|medical|hospital|landlord|property|patient) neglect
  (gonna|going_to|going|about_to|might) (lose_it|scream|snap|explode) (if|when|because|over|on)
  volunteer* (with|for|at|on) \\d+
  (get|gets|got|getting) shot up with
  (high_school|college|school|class|book|news) (report|paper|essay|project|presentation) (on|about)? .. <subject>
  (resources|information|info|materials|handouts|sermon|bulletin|newsletter|article|blog) .... (about|on|for|sobre) .. <subject>
  (episode|episodes|season|capitulo|scene) (with|of|where|about)(?:_\\w+){1,12}
  (matar|mato|matan|mate) (a)? (las|los|unas|unos|tantas)? (cucarachas|ratas|ratones|chinches|hormigas|pulgas|piojos|garrapatas|moscas|zancudos|mosquitos|bichos|malas_hierbas)
  (fell|falls|fallen|tripped|slipped) (off|down|out_of|from) (the|her|his|my|a)? (swing|slide|bike|bunk_bed|bed|couch|trampoline|monkey_bars|scooter|tree|horse|chair|skateboard|playground)(?:_\\w+){0,6}
  (birthmark*|mongolian_spot*)(?:_\\w+){0,5}
  (cramps|period|headache|migraine|hangover|embarrass*|sunburn|flu|cold|heartburn|toothache) .... (curl_up_and)? (die|kill_me|killing_me|dead)
  (dog|cat|puppy|kitten|duck|goose|stray) (is|was|keeps|has)? (followed|following|follows|bit|attacked|scratched) (me|us|him|her)
  (how_much|salary|pay|wage) .... (does|do|is) .. <subject> .. (advocate|counselor|worker|therapist|nurse) .. (make|earn|paid|job)?
  (landlord|hoa|manager) stalks
  (shot|stabbed|robbed) (last|in|back_in) (year|month|2\\d+|summer|winter) ...... (compensation|bills|restitution|victim|counseling|funeral)
  (killing|choking|strangling|crushing|beating) (us|me|families|people) (financially|with_(rent|fees|bills))
  (rent|price|tax|fee|insurance) (hike|hikes|increase|increases) (is|are) (killing|choking|crushing) (us|me)
  i (survived|escaped|overcame) (abuse|domestic_violence|trafficking|rape|dv) .... (year|years|yrs|decades|long_time) ago .... (book|write|speak|speaker|volunteer|help_others|mentor|advocate|share)
  (pelicula|novela|serie|libro|cancion|movie|book|show|song|documentary|podcast) (de|about|on) (un|una|unos|unas|a|an|the|some)(?:_\\w+){1,12}
  rape aggression defense
  (the|my|a|b12|next|monthly) shot (for|to_(get|prevent|avoid|lose)|every)
  (ceu|ceus|cme|continuing_education|mandated_reporter) .... <subject>
  chok* on (a|an|the|his|her|my|some|food|bone|water|milk|pill|steak|hot_dog|popcorn)
  how many (women|people|kids|children|men|girls|teens|americans|mujeres|ninos|personas)(?:_\\w+){0,10}
  cuant(as|os) (mujeres|personas|ninos|ninas|jovenes)(?:_\\w+){0,10}
  (blocked|unfriended|unfollowed|muted|ghosted) me (on|from|over)? (facebook|fb|insta|instagram|snap|snapchat|everything|tiktok|whatsapp)
  me (mata|matan|esta_matando|estan_matando) (el|la|los|las) (?!hombre|novio|marido|esposo|senor|viejo|ex|tipo|familia|papa)\\w+
  (baby|toddler|son|daughter|kid|child|infant|preschooler) .. (hits|hit|hitting|bangs|banging|bites|biting|scratches|slaps) (himself|herself|themselves|themself|itself|his_own|her_own|his_head|her_head)
  <subject> .. (poster|posters|flyer|flyers|brochure*|pamphlet*|infographic*|statistics|stats|essay|ceu|ceus|awareness|curriculum|webinar|seminar|conference|resource_fair|toolkit|walk|5k|vigil|art_show|exhibit|t_shirts|ribbon*|bill_in_congress|legislation)
  <subject> (assessment|screening|response)? (training|trainings|certification|class|classes|course|research|paper|project|policy|documentary|movie|lecture|month|facts|data|rates|grant|grants|fundraiser|researcher|study|studies)
  <study> (due|i_have|i_need_to_do|we_have)? (about|on|of|for|sobre|de|acerca_de|against|contra) (la|el|los)? .. <subject>
  (movie|film|show|episode|series|novel|book|song|video_game|game|serie|pelicula|novela|telenovela|netflix|lifetime|podcast) (where|about|called|donde|sobre|de_que)(?:_\\w+){1,20}
  (news|headline|headlines|noticias|noticia)(?:_\\w+){0,6} (shot|killed|stabbed|murder*|found_dead|missing|raped|attacked|kidnapped|balacera|asesinad*|secuestr*|matan|mataron)
  ^(woman|man|girl|boy|teen|mom|couple|mujer|joven) (shot|killed|stabbed|murdered|found_dead|attacked|kidnapped|asesinada|asesinado) (in|at|near|outside|by_police|en|cerca_de)(?!_(my|our|the_house|mi))
  volunteer* (at|with|for|in|on|as)? .... (hotline|shelter|crisis|crisis_center|line|suicide|violence|abuse|rape|survivors|victims|advocate)
  hit (the_books|the_road|the_gym|the_lottery|rock_bottom|a_deer|a_pole|a_pothole|a_curb|a_wall|menopause|puberty|a_bump)
  hit and run
  (car|truck|van|bike|bumper|mailbox|fence) (was|got|is|has_been)? (hit|rear_ended|beat_up|stolen|shot)
  hit my (car|truck|van|bumper|head)
  (kill|cut|slash|beat|stop|fight|kick) (my|the|this|these|a) .. (bill|bills|rent|debt|rate|ticket|habit|mold|roaches|bugs|weeds|heat|odds|traffic|cold|flu|fees|fee|charges|eviction|addiction|price*|cost*|cable|taxes)
  (tooth|teeth|back|head|feet|foot|knees|knee|cramps|bill|bills|rent|heat|job|price*|migraine*|debt*|stomach|pain|loan*|cost*|period|hip|neck|shoulder|throat|allergies|taxes|gas|inflation|commute|boredom|stress) (is|are|be|was)? kill* (me|us)
  (panic|anxiety|asthma) attack*
  (?<!\\bhaving_(a_)?)heart attack*
  (flu|covid|tetanus|allergy|booster|depo|rabies|hpv|vaccine|baby|b12) shot*
  shot* (record*|clinic|for_school)
  shooting (range|hoops|stars|star|pain*|video*|photos)
  (photo|video) shoot
  kick (the_habit|smoking|drugs|alcohol|heroin|boxing|ball|scooter|off)
  kick* (inside|in_my_belly|in_my_stomach|in_the_womb)
  baby .. kick*
  beat (cancer|addiction|depression|the_heat|the_odds|diabetes|a_dui|a_charge|a_ticket|breast_cancer)
  (beat|beaten) up (car|truck|couch|van)
  fight (cancer|a_ticket|eviction|an_eviction|the_eviction|for_custody|covid)
  dying (to|for)
  died? (laughing|of_boredom)
  (phone|battery|car|laptop|plant) (is|keeps)? (dying|dead|died)
  dead (battery|car|phone|end|lawn|tree)
  throw* (up|a_party|a_baby_shower|a_shower|out_trash|away|tantrum*|a_tantrum|a_fit)
  (punch|time) (card|clock|buggy)
  (choking|cpr|cooking|knitting|boxing|self_defense|kickboxing|knife) (hazard|class*|course|lessons|skills|certification)
  (abus*|choking) (prevention|awareness|training|clearance|registry) (training|class*|course|certificate|check|form)?
  (drug|drugs|alcohol|substance|substances|opioid|pill|meth|animal|power) abus*
  abus* (drugs|alcohol|pills|substances|meth|his_medication)
  (follow|followed|following) (up|through|the_rules|instructions|my_dream*|directions|on_instagram|on_facebook)
  traffic (ticket|school|court|fine)
  (gun|knife) (safe|lock|permit|license|set|show|shop)
  (bug|tick|mosquito|spider|dog|cat|bedbug|bed_bug|insect) (bite*|bit|bites|scratch*)
  (bit|bites|bitten|scratched|attacked) (me)? (by)? (a|my|the)? (neighbors)? (dog|cat|bedbugs|spider|tick|pitbull)
  (?<!(father|dad|daddy|mother|mom)_of_(my|our|the|his|her)_)<toddler> .. (hit*|bit*|kick*|scratch*|throw*|slap*|attack*|scream*|yell*|pull*)
  burn* (when|while) i (pee|urinate)
  burn* (calories|out|ointment|scar)
  (house|home|apartment|trailer|place|kitchen) (burn*|burnt) (down|up)?
  burned down
  (sun|kitchen|freezer) burn*
  screening (for|appointment)
  strike (workers|at_work|fund)
  push (a|my)? (stroller|wheelchair|start)
  (broke|broken) (down_car|down_on_the_highway)
  car broke down
  (heater|furnace|ac|fridge|stove|car|water_heater|washer) .. broke*
  volunteer .. (hotline|shelter|crisis|line|suicide|violence|abuse)
  (jobs|job|career|careers|hiring|internship) (at|with|in|for) (a|the)? .. (hotline|shelter|crisis|line|suicide|violence|abuse)
  me pego (la_luz|el_sol|el_covid|la_gripe|la_gripa|un_resfriado|el_virus|un_susto|muy_duro_la|la_inflacion|la_crisis)
  me (golpeo|pega) (la_crisis|la_inflacion|la_pandemia|el_sol|el_calor)
  me (mata|matan) (el|la|los|las) (dolor|muela|espalda|cabeza|calor|trabajo|biles|renta|estres|sueno|hambre|pies|rodilla*|colico*)
  (dolor|muela|espalda|cabeza|calor|estres|trabajo|biles|renta|panza) .. me (esta|estan|anda)? (mata|matando|matan)
  golpe (de_suerte|de_calor|de_estado)
  (ataque|ataques) (de|al) (panico|ansiedad|asma|nervios|corazon)
  (curso|clase|clases) de (defensa_personal|boxeo)
  matar (el_tiempo|cucarachas|el_hambre|ratas|chinches)
  (collector|collectors|creditors|telemarketers|scammers|spam|robocalls) ...... (call*|text*|harass*|leave_me_alone|threat*|stop)
  threat* .... (evict*|eviction|sue|lawsuit|foreclos*|fire|fired|cut_off|shut_off|repossess*|tow)
  hit by (a|the)? .. (car|truck|bus|train|driver|van|uninsured|bike|drunk_driver|hurricane|tornado|flood)
  (car|truck|driver|bus|van|suv) .. hit (me|us|my|our)
  (back|tooth|teeth|stomach|head|knee|knees|feet|foot|it|breast|breasts|nipples|throat|ear|chest|hip|leg|everything|body|ankle|tummy) .. hurt*
  (mom|mother|dad|father|grandma|son|daughter|husband) (hurt|broke|burned|injured|hit|bumped) (her|his) (back|hip|leg|knee|foot|ankle|wrist|shoulder|tailbone|finger|toe)
  i (hurt|broke|burned|injured|hit|bumped) my (back|hip|leg|knee|foot|ankle|wrist|shoulder|tailbone|finger|toe)
  (carro|troca|refri|estufa|calentador|lavadora|camioneta) .. no (jala|prende|arranca)
  (need|needs|get|gets|getting|school|kids|kid|baby|pet|dog|cat|his|her|vaccine*|vaccination*) shots
  shots (to|for|at|before|so)
  trapped in (a|an|my|this|the) .. (loan|lease|contract|debt|job|timeshare|mortgage|elevator)
  me (sigue|siguen) (?!cuando|siguiendo|buscando|llamando|mandando|acosando|golpeando|pegando|amenazando|molestando|persiguiendo)\\w+(ando|iendo)
  (hijo|hija|nino|nina|nieto) .. (pega|golpea|muerde|avienta) a (los|las|otros|otras|sus|su) .. (ninos|ninas|companer*|otros|hermanit*|maestr*)
  (son|daughter|kid|child|boy|girl) .. (hits|hitting|bites|biting|kicks|kicking|hit|pushes|slaps) .. (other|kids|classmates|teacher|teachers|students|at_school|in_class)
  (crash*|fell|fall*|accident|wreck|slipped) .. (and|i)? (hit|hurt|broke|bumped) (my|her|his)
  (dog|cat|pet|poodle) grooming
  (life|seguro_de) (insurance|vida)
  (maternity|family|sick|paid|medical|fmla|paternity|parental|bereavement) leave
  (sports|school|annual|dot|work|camp|yearly|pre_employment) physical
  physical (therapy|therapist|exam|for|form|education|disability)
  (car|truck|nervous) breakdown
  me (pegaron|pusieron|dieron) (una|la|mi) (multa|infraccion|vacuna|inyeccion|ticket)
  <pains> .... no (me|la|lo|le|nos) (deja|dejan)
  (hit|slapped|stuck|slammed|hurt|beaten) (with|by) (a|an|the|another|my|hospital)? .. (bill*|debt|fee|fees|fine|fines|charge*|eviction|lawsuit|taxes|layoff*|inflation|flu|covid|grief)
  abuse of (power|authority|process|trust)
  (beat_up|beaten_up) (old|used|bike|bikes|furniture|couch|shoes)
  (bebe|perro|gato|ninito|nino) me (muerde|mordio|jala|patea|aruna|rasguna)
  no me (deja|dejan) (\\w+) (el|la|los|las|este|esta|mi) <pains>
  me mordio (un|el|una|mi|la) (perro|gato|arana|vibora)
  (clase|curso|club|equipo) de .. tiro
  (muero|muriendo|muere) por (?!dentro)\\w+
  (big|huge|a|instant|major) hit (with|song|single|movie|show|series|among|on)
  hit (song*|single|movie|record|list|show|series)
  hit by (a|an|the|another)? .. (pitch|ball|baseball|softball|puck|drive|branch|tree|rock|wave|door|swing|debris|lightning|hail|frisbee|cart|golf_ball|soccer_ball|hurricane|storm)
  (kills|killing|cracks|slays) me (up|laughing|lol)
  (kills|killing|slays) me with (his|her|their) (jokes|humor|laugh|smile|dancing|puns|food|cooking|accent|singing)
  suicide (squad|door|doors|girls|bunny|slide|soda)
  suicide (prevention|awareness) (walk|run|5k|week|month|day|ribbon|poster|training)
  traffick* (ticket*|court|school|light*|cone*|jam)
  stalking (my_ex|my_crush|celebrities|people) on
  dead beat
  i (hurt|broke|burned|injured|hit|bumped|sprained|cut|twisted|fractured|pulled) my (arm|wrist|finger|thumb|hand|toe|nose|rib|ribs|elbow|tooth|neck|collarbone|muscle|head|eye|face|lip)
  hurt (my|her|his|their)? feelings
  abuse of (notary|discretion|office|system|welfare|position|privilege*)
  (?<!que_)me pegue (en|con|contra) (el|la|los|las|mi|un|una)? (dedo|cabeza|rodilla|codo|pie|frente|mano|espinilla|pared|puerta|mesa)
  me (quemo|queme) (el_sol|cocinando|la_lengua|con_el_aceite|con_aceite)
  (hit|hits) (the_jackpot|the_mall|the_store|the_beach|the_hay|the_sack|the_ground|the_brakes|the_snooze|or_miss|snooze|different|home|it_off|a_plateau|a_milestone|milestones|a_nerve|the_roof|the_ceiling|the_deductible|my_deductible|the_spot)
  (hit|hits) (me|us|him|her) up (?!side|on|against|and|again|in|with|when|every)\\w+
  (hit|hits) (me|us|him|her) up$
  kick* (back|it_with|in|starter|start|stand|ball|drum|boxer|boxing)
  (side|drop|free|penalty) kick*
  (heart|drum|down|up|off) beat*
  beat (eggs|the_traffic|the_clock|the_rush|around_the_bush|the_game|the_level|the_boss|my_record|the_record|the_odds|the_flu|box|maker|boxing|the_system)
  beats (headphones|by_dre|studio|solo)
  (kill|kills|killed|killing) (time|switch|shot|it|two_birds|weeds|roaches|ants|bugs|fleas|lice|germs|mold|mice|rats|my_vibe|the_mood)
  killer (abs|workout|deal*|outfit|view|whale*|headache|sale*|heels|bees|migraine|legs|price*|app)
  (weed|buzz|over|road|lady|pain) (killer|kill)
  dressed to kill
  shoot (pool|hoops|for_the|me_a|me_an|us_a|him_a|her_a|an_email|a_video)
  (flu|screen|mug|head|long|best|big|hot|jello|allergy|booster|tetanus|vitamin|ozempic|insulin) shot*
  (give|take|took|gave) (it|this|him|her|them)? a shot
  (give|gave|take|taking|took) (it|them|him|her)? (a|my|his|her)? best shot
  chok* (up|collar|chain|on_the_test)
  (burn|burned|burning|burnt) (calories|candles?|incense|sage|a_cd|bridges|man|bush|fat|question|food|dinner|toast)
  (heart|sun|razor|rug|freezer|slow|wind) burn*
  stab at
  slap (stick|on|bracelet)
  slap in the face
  (fruit|hole|hawaiian|party) punch
  punch (line|list|bowl|card|needle|out|in|bag|holes?)
  punching (bag|out|in|needle)
  (threatened|threat_of) (miscarriage|abortion|preterm|rain|storm*|snow|tornado*|strike|layoff*)
  triple threat
  stalks? of
  (celery|corn|broccoli|flower|bean) stalk*
  die (cut|cast|hard|laughing|of_boredom|of_embarrassment|of_laughter)
  (to|could|would) die (for|laughing|of_laughter|of_embarrassment|of_boredom)
  (dying|die|dye|dyed) (my|her|his|your)? (hair|eggs|roots|eyebrows|clothes|shirt*)
  drown* in (debt|paperwork|laundry|homework|work|bills|emails|housework|school|medical|loans|credit)
  cutting (board|boards|coupons|edge|class|classes|grass|hair|cake|carbs|weight|sugar|corners|costs|expenses|mat|machine|bangs|teeth|fabric)
  (career|social|political|financial) suicide
  overdos* (on|of) (candy|sugar|caffeine|chocolate|netflix)
  (nail|glue|heat|staple|massage|water|toy|nerf|paint|spray|bb|top|radar) gun*
  gun (metal|show|rack|owner|laws?|store|range|license|permit|safe*|control|club|class*|course)
  (butter|steak|bread|kitchen|chef|chefs|pocket|army) (knife|knives)
  scared of (heights|spiders|flying|needles|the_dentist|dentists|dogs|clowns|bugs|the_dark|dark|driving|snakes|surgery|the_exam|exams|water|shots|the_test|results|childbirth|giving_birth|labor|public_speaking|the_interview|failing)
  (ford|escape) (escape|room|rooms)
  touch (up|ups|base|screen|football|typing|points?)
  (keep|stay|lost|get) in touch
  touch of
  (nose|gum|gums|brakes|radiator*|heart) bleed*
  bleeding (gums|heart|brakes)
  (amenaza|amenazas) de (aborto|parto|lluvia|tormenta|huracan|tornado|bomba|huelga)
  (pistola|pistolas) de (agua|silicon|juguete|calor|pintura|masaje|clavos)
  cuchillo* de (cocina|mesa|chef|carne)
  abuso de (confianza|autoridad|poder|drogas|alcohol|sustancias|laxantes)
  (ahogad*|ahogando*|ahogo|ahogandome) (en|con|de) (un|las|los|mis|puras|tantas|tanto|el)? (deudas?|trabajo|biles|tarea|pagos|vaso|papeles|calor)
  ataque* de (risa|tos|hambre|llanto|ansiedad|panico|nervios)
  viol* (la_ley|las_leyes|la_probatoria|el_contrato|mis_derechos|los_derechos|mi_privacidad|la_privacidad)
  (se_me|se_le|se_nos) (pego|quemo|quema) (el|la|los|las)? (arroz|comida|carro|chicle|estufa|casa|sopa|frijoles|cena|pan)
  (pega|pego) (de_zapato|duro_el_sol|el_sol|el_frio)
  (perseguir|persigo|seguir|sigue) (mi|mis|tu|tus|un|sus) (sueno*|meta*|carrera|pasion)
  (golpear|romper|quebrar) (la|una) pinata
  (bill|bills|rent|debt|debts|job|work|life|inflation|price*|heat|stress|loan*|depression|economy|gas|school|homework|cost*|tax|taxes|commute) (is|are|keep|keeps|just|really)? (beat*|kill*|hit*|hurt*|crush*|chok*|strangl*|drown*|suffocat*|burn*) (me|us)
  (kicked|thrown|put|kick) out of (school|class|the_program|daycare|college|team|the_team|work|preschool|church|head_start|kindergarten)
  (tired|sick|done) (of|with) living (with|in|on|paycheck|here|there|at|under|next|above|alone)
  (teacher|boss|manager|principal|customer*|supervisor|landlord|nurse|doctor|judge|officer) (is|was|keeps|always|just)? (yell*|scream*|cuss*|mocks|insult*|jealous)
  ^(im_|i_am_|im_so_|i_get_|so_|feeling_)?jealous of
  beat (at|in) (chess|a|the|soccer|basketball|checkers|fortnite|every)
  (me|se_me|nos|le|se_le) (pego|pegaron|pega) (los|las|la|el|un|una)? (piojos|gripa|gripe|covid|catarro|tos|virus|infeccion|sarna|conjuntivitis|flu|chinches|acento|mana)
  me quemo (la|el) (comida|cena|arroz|boca|lengua|dedo)
  me (corto|cortaron|cortan|corta|van_a_cortar) (la|el|las|los) (llamada|luz|agua|gas|pelo|unas|horas|internet|telefono|servicio|cable|beneficios|estampillas)
  (hit|hits) (me|us) with (higher|more|extra|another|late|a_late|a_fee|fees|taxes|a_bill|overdraft|a_huge|a_big|an_increase|a_rent)
  golpe* (en|a|de|contra) (el|la|mi|al|un)? (carro|coche|defensa|puerta|troca|camioneta|auto|dedo|rodilla|pie)
  rape (alarm*|whistle*|law|laws|statistic*|awareness)
  attacked by (a|an|the|my|our|two|some)? .. (coyote*|dog*|bear|raccoon|cat|bees|wasps|animal|goose|pitbull*|shark)
  (strangled|crushed|drowned|buried|killed|beaten|choked|suffocated) by .. (debt|debts|bill|bills|loan|loans|rent|taxes|fees|medical|inflation|work|interest)
  (assault|battery|abuse|domestic|domestic_violence|dv|violence|stalking) (charge*|case|conviction|arrest) .... (record|expunge*|seal*|background)
  (expunge|seal|drop) .... (assault|battery|domestic_violence|dv) (charge*|case|conviction)
  (jobs|job|career*|volunteer*|internship*|degree) (in|with|for|helping|at|about)? .. (abused|victims|survivors|trafficking)
  hit (a|the)? (home_run|homer|ball|goal|high_note|bullseye|target|pinata)
  me (pega|pego|da|dio) (la|el|una|un) (flojera|hambre|sueno|nostalgia|ansiedad|depre|tristeza|antojo|cruda|hueva|aire|risa)
  abuse of (my|our) trust
  shot (a|an|the|his|her) (deer|buck|duck|turkey|elk|hog|bird|video|movie|film|photo|commercial|basket|hole)
  violence interrupter*
  beat (me|us|him|her) at (uno|chess|cards|monopoly|mario|fortnite|tennis|games|soccer|everything|basketball|pool|bowling|scrabble|golf)
  (mom|mother|sister|boss|teacher|friend|friends|daughter|kids|wedding_planner|grandma|roommate|coach) (would|will|is_going_to|are_going_to|gonna) (kill|murder|strangle) me (if|when|for|over|because) .. (miss*|forg*|late|los*|dent*|spoil*|ate|eat|break*|broke|spill*|cancel*)
  beat* (a|the|that|this|his|her|my)? .. (game|boss|level|record|score|rival|champion|opponent|traffic|deadline|heat)
  knock* it out of the park
  (kill*|crush*|slay*|nail*|ace*) it (at|on|in_the|today|yesterday|$)
  (throw|throws|throwing|threw) (me|us|her|him|them) (a|an)(?!_punch)
  (son|boy|grandson|husband|dad|grandpa|brother|nephew|stepson) (broke|hurt|sprained|fractured|twisted|burned|bumped|injured) his \\w+
  (daughter|girl|granddaughter|mom|grandma|sister|niece|aunt) (broke|hurt|sprained|fractured|twisted|burned|bumped|injured) her \\w+
  (mat*|mor*|muer*|ahog*) .. de (risa|amor|ternura|nervios|calor|sueno|hambre|aburrimiento|coraje|antojo|cansancio|frio|emocion|pena)
  (rape|rape_kit|abuse|assault|violence|domestic_violence|trafficking|suicide|stalking|stalker|murder|kidnap*|hostage|killer|serial_killer) .. (jobs|careers|statistics|essay|documentary|movie|movies|podcast|lyrics|novel|book_report|netflix|costume|definition|volunteer*|trivia)
  (movie|podcast|documentary|novel|lyrics|book_report|netflix|essay|statistics|song) (about|on) .. (rape|abuse|assault|violence|trafficking|suicide|stalk*|murder*|kidnap*|kill*)
  stalk* (my|her|his|their|a|old|some|this|my_exs|peoples) .... (instagram|insta|facebook|profile|page|tiktok|linkedin)
  i stalk* (my|her|his|their)
  (would|could|id|gonna) (kill|murder|die|strangle) (for)? (a|an|some) \\w+
  (could|wanna|want_to|gonna|going_to) (strangle|kill|murder|shoot|smash) (my|the|this) (printer|computer|phone|laptop|car|alarm|vacuum|dryer|wifi|router|cat|dog)
  (team|we|they|cowboys|lakers|dodgers|yankees|chiefs|packers|eagles) .. (got|get|beat|was|were)? (killed|crushed|destroyed|slaughtered|smoked|murdered|beat) (in|at|by|the) .. (game|match|finals|race|playoffs|team|tournament|series|meet)
  (hostage|prisoner|captive|trapped|imprisoned|enslaved|slave) (by|to|of) (my|the|this|our|a) .. (insurance|laundry|diet|schedule|phone|snow|weather|traffic|anxiety|lease|paycheck|algorithm|commute)
  (is|was|are|pure|total|absolute|like) torture
  slave driver
  (i_am|im|so) beat (need|and_need|after|from_work|today|$)
  (mom|grandma|dad|grandpa|i) passed out (at|in|from) (the|work|church|heat|school)
  ask* (me|him|her) out
  (cramps|contractions|migraine*|kidney_stones|headache*|period) .. (stab*|kill*|murder*|beat*|hit*|attack*) me
  smother* (me|him|her|us|them) (with|in) (love|kisses|affection|hugs)
  (drill|movie|clown|thunder|dentist|fireworks|storm|halloween|costume) .... scare* (my|the|our|me)
  (shot|served|wounded|fought|killed) in (ww2|wwii|vietnam|iraq|korea|afghanistan|the_war|combat|action)
  bleeding (heart|hearts)
  me (pegaron|quedaron|apretaron) los (zapatos|tenis|pantalones|tacones)
  shot in the dark
  (long|big|hot|sure) shot
  (throw|threw|throws|thrown) (me|us|him|her|them)? under the bus
  ^(im|i_am|i_was|been|am)?_?pulling my hair out
  (punch*|knock*|kick*|pull*|yank*) (his|a|their) .. (tooth|teeth) (out|loose)
  (?<!\\b(he|she|husband|boyfriend|ex|partner|wife|girlfriend|dad|son|brother)_)(punch*|knock*|kick*|pull*|yank*) my .. (tooth|teeth) (out|loose)
  black eye* from (softball|baseball|soccer|basketball|boxing|volleyball|hockey|a_ball|sports)
  (jokes|comedy|memes|puns|outfit|heels|games) that kill*
  ^(my|our)_(toddler|baby|preschooler|kid|kids|son|daughter|cat|dog|puppy|(two|three|four|five|\\d)_(year|yr)_old) .... (when|because|if) (he|she|they) (is|are|gets|get|was)? (mad|angry|upset|frustrated|tired)
  \\w+ de (la)? risa
  (matar|mata|mato) el (antojo|rato|gusanito|frio|sueno)
  stole my (heart|thunder|idea|spot|seat|show)
  wrapped around (his|her|my) (little)? finger
  ran away with (the|it|an)
  gave me (his|her) (number|jacket|name|blessing|word|sweater|last_name|coat|seat)
  (left|forgot|leaves) (his|her) (?!gun|knife|pistol|rifle|belt)\\w+ (in|at) my
  me saca (canas|de_quicio|de_onda)
  (parte|rompe|rompio|partio|parten|robo) (el|la|mi) (corazon|alma|madre)
  (rompio|rompi|romper|rompieron) (el_hielo|el_record|record|la_dieta|la_pinata)
  (rompio|rompi|romper|rompieron) (la_fuente|fuente)(?!(_\\w+){0,4}_(sola|nadie|no|sin|meses|semanas))
  (trabajo|tarea|escuela|calor|dieta|trafico|estres|renta|ninos|gemelos|examen) .. (me|nos) (trae|tiene|traen|tienen) (loca|muerta|harta|de_cabeza|frita)
  forced to work (overtime|weekends|late|holidays|doubles|sundays|through|extra)
  shot down (for|on|at|my_(idea|offer|application|request))
  domestic (flight*|travel|airline*|shipping|partner|partners|partnership*|cats?|animals?|terminal|product*|policy)
  (taught|teaches|teach|teaching|learn|learning|learned) (me|us|him|her|my_\\w+)? (how)? (to)? shoot
  (pega|pego|pegar|pegan|pegarle|patea|patear) (bien|duro|mal|muy_bien|fuerte) (a)? (la|el|los|las|al) (pelota|bola|balon|pinata|tambor)
  beat* (me|us|him|her|them) to (the|it|a|work|school|that|every)
  beat* (me|us|him|her|them) (at|in) (?!night|home|front|the|my|our|his|public|work|bed|church)\\w+
  whip* (up|cream|egg*|the_cream|into_shape|butter|topping)
  (renta|precio*|deuda*|pagos|intereses|biles|tarjeta*|gastos|impuestos|calor|humo|corbata) .. (me|nos) (ahorc*|ahog*|mat*|asfixi*|apriet*|estrangul*)
  batter* (fish|chicken|shrimp|recipe*|cod|fries|onion*|mix)
  assault (rifle|rifles|weapon|weapons) (law|laws|ban|bill|policy|debate)
  blood_?shot
  (monster|beast|animal|savage|killer) (at|in|on_the) \\w+
  (took|take|takes|taking) (my|our|the|his|her) (kid|kids|son|daughter|baby|boys|girls) (fishing|camping|swimming|hiking|shopping|bowling|sledding|trick|out_to|to_(the|school|church|disney|daycare|practice|soccer|dinner|a_(game|movie|museum)))
  matar (el|la|las|los)? (aburrimiento|tiempo|hambre|ansias|pulgas|garrapatas|hormigas|moscas|mosquitos|aranas|piojos|bacterias|hierba|plaga*)
  me (ahogo|ahoga|ataca|ataco) (con|de)? (la|el|las)? (tos|flema*|asma|calor|alergia*|comida|agua|reflujo|gastritis|migrana)
  snap* (a|some|the)? (pic|pics|photo|photos|picture|pictures|selfie)
  beaten path
  (throw*|threw) (me|us|her|him|my_\\w+) (a|an) (baby_shower|party|shower|surprise|birthday|curveball)
  (abused|neglected|abandoned) (animal*|dog|dogs|cat|cats|horse*|puppy|puppies|pet|pets|kitten*)
  (animal|dog|cat|pet) (abuse|cruelty|neglect)
  me (pegaron|pego|chocaron|choco) .... (por_atras|por_detras|la_defensa|mi_carro|el_parachoques)
  me mat(a|an) (la|el|las|los) (curiosidad|ansias|ganas|flojera|antojo*|pena|verguenza|aburrimiento|nervios)
  me persigue (la|el) (mala_suerte|suerte|pasado|deuda|culpa)
  bed bug*
  rape (seed|kit_training)
  (cortar|cortarme|cortarle|cortarse|corte|corto|corta|me_corto) (de)? (el|las|los|mi|su)? (pelo|cabello|unas|fleco|pasto|zacate|pastel|cupones)
  (pega|pego|pegar|pegan|pegarle) (a)? (la|el|las|los|al)? (pelota|bola|balon|pinata|loteria|gordo|tambor|estampas|calcomanias|stickers|poster*|carteles|piso|vidrio*)
  (policia|grua|juez|corte|banco|gobierno|oficial|ciudad|hospital|escuela|seguro|estado) (me|nos|le) (quito|quitaron|quita|quitan|amenaza|amenazo|saco)
  (muer*|morir|morirme|muriendo|muriendome|mori) de (la|el|mucha|mucho|tanta|tanto)? (hambre|frio|sueno|risa|ganas|calor|verguenza|aburrimiento|curiosidad|antojo|pena|sed|nervios|emocion)
  (hit|hits|hitting|bump|bumps|bumped|bang|bangs|banged|banging) (his|their) head (on|against|in|when|while|playing|falling|$)
  (daughter|she|girl|baby|toddler) (hit|hits|hitting|bumped|banged|bangs) her head (on|against|in|when|while|playing|falling|$)
  se (pego|pega|golpeo|golpea|lastimo|quemo|raspo|cayo) (la|el|en|con|jugando|sola|solo|una|un|su|de)
  stalks? (price|prices|market|borer)
  (dv|domestic_violence|sexual_assault|crisis|victim|rape_crisis) (advocate|counselor|advocacy|center|shelter|hotline)? (job|jobs|career|careers|salary|training|certification|internship|internships|position|positions|openings|hiring)
  (strangled|strangulated) hernia
  (cant|couldnt|cannot|wont) go on (vacation|vacations|trips?|a_(trip|date|cruise|walk|vacation)|field_trips?|dates|hikes|walks|the_trip|leave|medicaid|birth_control|disability)
  no (puedo|puede|podemos|logro) dormir (por|con|de) (el|la|los|las)? (calor|ruido|frio|tos|dolor*|insomnio|menopausia|alergias|vecino*|estres)
  violacion (de|del) (transito|trafico|contrato|renta|reglas|codigo|arrendamiento)
  (bruised|scraped|skinned|sprained|stubbed) (knee|knees|shin|elbow|toe|toes)
  abus* (of|de) (food_stamps|power|benefits|process|the_system|poder|autoridad)
  abusive (language|debt|collector|collectors|fees|lending)
  (black_eye|black_eyed) (pea|peas)
  me (golpee|pegue|queme|lastime|machuque|torci) (el|la|mi|un|una|con|en|sin) (pie|rodilla|dedo|codo|mano|cabeza|brazo|espalda|tobillo|querer|mesa|puerta)
  se me (rompio|quebro) (el|la|un) \\w+
  (broke|broken|hurt|cut|burned) my \\w+ (at|on_the) (work|job|warehouse|site|practice|gym)
  cant leave (early|on_time)
  cant leave (work|my_job) (to|for|early|until|before)
  (gun|youth|workplace) violence (survivors|prevention|fund|grant|rally|march|awareness|statistics)
  passport (photo|photos|renewal|card|fee|application|office|appointment)
  (write|letter) .. to (the|a)? (judge|landlord|boss|school|court|senator|congressman)
  (baby|toddler|newborn|infant|kid|kids|son|daughter) (wont|doesnt|does_not|dont|not) sleep* (through|at|all)? .. night
  (quiero|quisiera|quiere|queremos) (irme|mudarme|irse|mudarse|irnos|mudarnos) a vivir (a|en)
  he (said|says|told_me) he (would|will|can|could|might) (call|text|email|come|help|pay|pick|drop|bring|send|fix|meet) .. (back|about|later|tomorrow|job|office|interview|application)
  flee market
  overdose* (of|on) (homework|sugar|caffeine|coffee|chocolate|cuteness|cute)
  heavy periods? .. bleeding
  (rape|raped|canola) seed* .. (oil)?
  pimp my ride
  hurt my wrist (typing|at|working|playing)
  me (corte|queme) (cocinando|trabajando|el_dedo|rasurando)
  beat* up (their|his|her|my) (shoes|car|clothes|couch)
  (was|got) hit by a (ball|baseball|softball|puck|frisbee|branch|door) (black_eye|bruise*)?
  took my car to (work|the)
`

export const patterns = {
  dying: `
    (slit|slits|cut|slashed) (his|her|their) (throat|neck|wrist|wrists)
    (foaming|foam) at the mouth
    (no|without_a|cant_find_a|weak) (pulse|heartbeat)(?!_(on|at|ultrasound))
    (collapsed|seizing|having_a_seizure|unresponsive|electrocuted|drowned|drowning_in_the_(pool|tub|bathtub))(?!_lung)
    (se_puso|esta|esta_todo|esta_toda) (morado|morada|azul) .... (respir*|llora|reacciona|despierta|beb*|nin*)?
    (beb*|hij*|nin*|herman*) .. (se_puso|esta) (morad*|azul)
    (took|swallowed|taken) (all|a_bunch|a_ton|a_lot|too_many|handful|a_handful) .. <pills>
    (cord|umbilical) .. (hanging|coming|out|prolapse*|around)
    water broke .... (months|weeks|early|alone|too_soon|cord|no|nobody|cant)
    (rompio|reventado|revento) .. (la)? fuente .... (meses|semanas|antes|sola|cordon|no|nadie|sin)
    (is|am|im|hes|shes|are) having (a)? (heart_attack|stroke)
    (esta|estan) dando (un)? (infarto|ataque_al_corazon|derrame|paro_cardiaco)
    (shes|hes|is|she|he|baby|grandma|grandpa|and) (not|isnt|aint) (moving|waking|responding|breathing|responsive)
    (drank|drinking|swallowed|swallow|ate) .. (bleach|detergent|drain_cleaner|antifreeze|poison|rat_poison|button_battery|lighter_fluid|cloro|veneno)
    (tomo|bebio|trago) .. (cloro|veneno|raticida|detergente)
    (he|she|son|daughter|brother|husband|dad|boyfriend|wife|mom) .. (shot|stabbed) (himself|herself)
    (cant|wont|not) stop (the)? bleeding
    (dizzy|faint|passing_out|fading) .... (bleeding|blood)
    bleeding .... (dizzy|faint|passing_out|black_out)
    (took|swallowed|taken|takes) (a|the|my|all|his|her|whole|entire|full|too_many) .... <pills> .... (ago|now|already|just_now|minutes|min|mins|hour)
    (took|swallowed|drank) (the|a|his|her|my|an)? (whole|entire|full) (bottle|pack)
    se (tomo|trago) (todas|muchas|un_monton) .. <pills>
    (so_much|too_much|lots_of|a_lot_of|losing) blood(?!_(test|tests|work|drawn|sugar|pressure|taken))
    (having|in|going_into) (the|my|a)? (baby|labor) .. (right_now|now|alone|by_myself)
    (gun|knife|pistol|rifle|machete) (out|drawn|to_my|at_my|in_my_face|on_me) .. (right_now|now|head|face)
    (od|ods|oded|overdosed|overdosing|overdose) .. (right_now|not_waking|wont_wake|blue|lips|breathing)
    sangr* (mucho|demasiado|bastante|muchisimo|sin_parar)
    no (para|deja|paro|dejo) de sangrar
    (stabbed|shot|gunshot) .. (bleeding|dying)
    (im|i_am|shes|hes|i_was|she_was|got|been|was|just) (stabbed|shot)(?!_(at|of|for|up))
    (isnt|is_not|not|wont|cant|stopped) (breathing|breathe|waking_up|responding)
    (he|she|baby|mom|friend|daughter|son|sister) .. (wont|cant|isnt|not) .. (wake_up|waking_up|breath*|respond*)
    cant wake (her|him|them|my_\\w+) up
    turning blue
    (lips|face|fingers) (are|is|look|looks|went|turned)? blue
    blue (lips|face)
    labios (morados|azules)
    (is|hes|shes|was|found_her|found_him) unconscious
    bleeding (out|really|so|very|heavily|a_lot|everywhere|badly|and_it_wont_stop)
    wont stop bleeding
    no (respira|despierta|reacciona)
    (he|she|baby|mom|husband|friend|girl|boy) (is)? (unconscious|blue|not_breathing)
    blood (everywhere|all_over)
    cant feel (my|her|his) (legs|arms|face|body)
    he shot (me|her|us|him|my_\\w+)
  `,
  suicide: `
    (trans|gay|lesbian|queer) .... (family|parents|mom|dad|everyone) .. (hate|hates|disown*)
    (burden|worthless|useless|dead_weight) .... (insurance|better_off|easier|without_me|pay_them|money)
    (insurance|policy|life_insurance) .... (pay|pays|worth|give|leave) .... (than|if_i|when_im|dead|gone|after_im|i_could|i_ever)
    (worth|help_them|useful) more (dead|gone|if_i_was_dead)
    (better|easier|happier) (off)? .. (without_me|if_i_was_gone|if_i_were_gone|if_i_wasnt|if_i_died|if_im_gone|when_im_gone)
    (soy|ser|siento_que_soy|solo_soy|nomas_soy) (una|un|la)? .. (carga|estorbo|peso)(?!_de_trabajo)
    (estarian|estaran|estan|viven|vivirian) mejor sin mi
    (seguro|aseguranza) .... (les|dejaria|pagaria|daria) .... (muert*|muero|mas_que_yo|yo_no_este)
    (eat|eats|eating|ate) (a|the|my|his|her) (bullet|gun|barrel)
    (wont|not_going_to|not_gonna|wouldnt) be (here|around|alive) (tomorrow|anymore|much_longer|by|next|after|for_long)
    (pray|prayed|praying|wish|hope|hoping|begging|beg) .. (god|lord|jesus|dios) .. (takes?|take|let|lets|to_take|me_lleve) (me|my_life)
    (got|have|bought|tied|hung) (a|the|my)? (rope|noose) .. (garage|closet|attic|ready|tree|fan)
    (done|finished|tired) (with)? (living|life|being_alive|this_life)
    unalive*
    (voices|voice) .. (tell*|say*|telling) (me|her|him|my_\\w+) .. (hurt|kill|die|jump|end)
    (tried|try|attempted|intente|intento) to? (od|overdose|kill_myself|end_it|hang_myself|jump|matarme|suicidarme|quitarme_la_vida) .... (again|last|before|back|month|week|year|otra_vez|ayer)
    (standing|sitting|climbed|up|out) on (the|a|top_of_(the|a)) .. (overpass|bridge|ledge|railing|roof|rooftop|edge_of)
    (ready|wants?|wanna|time) to (be|go|go_be) (with|see|join) (my_)?(late_)?(grandma|grandpa|mom|dad|husband|wife|brother|sister|son|daughter|baby|jesus|god|the_lord|him_in_heaven|her_in_heaven) ...... (gun|pills|heaven|letter|tired|will)
    (loaded|got_a|got_my|have_a|have_my|with_a|with_my) (gun|pistol|glock|shotgun|rifle|revolver) .. (on_the_table|in_my_(hand|lap|mouth)|to_my_(head|temple)|next_to_me|beside_me|by_my_bed|in_front_of_me)
    (dont|do_not|didnt|not) feel like (living|being_alive|being_here|going_on|existing)
    (no|lost|losing|without) (more|all|any)? hope (for_me|left|anymore|in_life|to_live|$)
    (pienso|pensando|piensa|pensaba) (mucho|siempre|todo_el_dia)? (en|de) (la)? (muerte|morir|suicid*|quitarme|desaparecer)
    (think*|thought*|thoughts|fantasiz*|obsess*) (a_lot|all_day)? (about|of) (death|dying|my_death|not_being_here|being_dead|my_funeral)
    (no_tengo|perdi|sin) (la|ninguna)? (esperanza|ganas_de_vivir|ganas_de_nada|ganas_de_seguir)
    (scared|afraid) of (myself|what_(i|ill)_(might|may|could|will|do))
    (dont|cant|do_not) trust myself
    (tengo_miedo|miedo) (de|a) (mi_misma|hacerme_dano|lo_que_pueda_hacer)
    (sewerslide|sewer_slide|unalive|self_delete)
    (kill|hurt|harm|cut)myself
    ctb tonight
    (quiere|quiso|intento|trato_de|trata_de|queria|habla_de|amenaza_con|dice_que_quiere|piensa_en) (morir|morirse|matarse|suicidarse|quitarse_la_vida|desaparecer|colgarse|ahorcarse|no_existir|aventarse)
    (sentido|proposito|razon|chiste|caso) (a|de|en|para) (la|mi|esta)? (vida|vivir)
    no (puedo|aguanto|soporto) (mas)? (la_vida|vivir|esta_vida|mi_vida)
    goodbye (world|everyone|everybody|yall|cruel)
    (sleep|dormir|dormirme) (and|y) (never|not|no|ya_no) (wake|despertar)
    (this_is|es) (the_end|my_last|mi_ultima|mi_ultimo) (night|day|for_me|noche|dia)
    (my_last|mi_ultimo|mi_ultima) (goodbye|adios|night_alive|carta)
    (feel|feeling|felt|think*|thought) (like|about|of) .. (ending|killing|hurting|harming|cutting) (it(?!_(with|off))|my_life|myself|my_self|everything)
    (better|happier|fine|relieved) (off)? without me
    (took|swallowed|ate|popped|taken|taking) (like|about|over|almost)? (\\d\\d+|a_lot_of|several|many|a_handful_of|handful_of|so_many|a_ton_of) .. <pills>
    (any|no|see|find|have|a|another|without) .. (reason|point|reasons) .. (live|living|keep_living|keep_going|be_here|alive|stay_alive|go_on)
    <pills> .... (letter|letters|note|notes)
    (wrote|writing|write) .. (letters|notes|a_letter|a_note) .. (my_kids|family|goodbye|everyone|when_im_gone)
    (gun|knife) (to|against) (his|her|my|their) (head|throat|own|chest)
    no (quiero|quiere) seguir (viviendo|asi|aqui|mas|$)
    want it (all)? to (be_over|end|stop)
    (think*|thought*|thoughts|urge*|keep_picturing) (about|of|to)? .. (driv*|crash*|jump*|steer*|drown*|overdos*|walk*) .. (my_car|off|into|bridge|traffic|tree|wall|myself)
    (want|wanna|going|gonna|feel_like|about) (to)? .. (drive|driving|steer|steering|crash|crashing|jump|jumping) .... (into_a|off_a|off_the|in_front_of|into_traffic|tree|bridge)
    (said|saying|posted|posting|wrote|writing|texted|texting|sent|sending) (a|me|my|her|his|everyone)? goodbye*
    (whats|what_is) the point (of|in)? (living|life|going_on|anymore|being_alive|in_living|of_living)
    why .. (am_i|be|stay|keep) (still)? (alive|living)
    (want|wanna|wish_i_could|ready|just) (to)? disappear (forever|and|from|$)
    ^(cutting|die|wanna die|want to die)$
    (im|shes|hes|been|started|keeps|is|stop|stopped|back_to|relapsed) cutting (again|myself|herself|himself|my|her|$)
    no puedo (mas)? con (mi|la|esta) vida
    done with (life|everything|this_world|living)
    (voices|voice) .. (tell*|telling|say*) .. (hurt|kill|die|harm|jump)
    suicid*
    (want|wish) .. (pain|it_all|everything|this_life|hurting|suffering) .. (over|stop|end|gone)
    pastillas listas
    (never|not|dont|doesnt|didnt|rather_not) (want_to|wanna|want)? (wake_up|be_here|be_alive|live|exist|be_on_this_earth|be_in_this_world|go_on)
    (doesnt|dont|didnt|do_not|does_not) (want_to|wanna|want) (wake_up|be_here|be_alive|live|exist) (any_more|anymore|no_more)?
    dont (want_to|wanna|want) be (alive|here|around) (any_more|anymore|no_more)?
    wish (i|she|he)? .. (didnt|wouldnt|wont|dont) wake up
    wish (i|id)? (was|were|had)? (never|not)? (been_born|born|dead|never_born|gone|not_here)
    wish i could .. (die|disappear|not_wake_up|end_it)
    (cant|cannot) live like this
    ya no puedo con mi vida
    <pills> in my (hand|hands|lap|mouth)
    (gun|knife|razor|blade|rope|noose) (is)? (in|on) my (hand|hands|lap|mouth)
    (standing|sitting|im|am|shes|hes) on (the|a) (bridge|ledge|roof|train_tracks|tracks)
    said (my|her|his)? goodbye*
    (pastillas|pistola|cuchillo|navaja) en (la_mano|las_manos|mi_mano)
    (kill|hurt|harm|cut|hang|shoot|burn|stab)(s|ing|ting|ed|t)? (my|her|him|them)_?(self|selves)
    (killing|hurting|harming|cutting|cuts|hurts|burns|unalive|unaliving|offing) (my|her|him|them)_?(self|selves)
    (better|better_off) without me
    better off .. (without_me|dead|if_i|if_i_was)
    if i (was|were|am|wasnt|werent) (gone|dead|not_here|not_around|here|alive) .. (better|nobody|no_one|miss|care|notice)
    (nobody|no_one|noone) would (care|notice|miss_me|cry) .. (if_i|gone|died|die)?
    (took|take|taken|taking|swallow*|trago|tomo|tome) .. (all|too_many|a_bunch_of|whole|bottle|muchas|todas|un_monton) .. <pills>
    too many pills
    <pills> .... (goodbye|note)
    (suicide|goodbye|farewell) (note|letter)
    not wake up
    (done|tired|sick) (with|of) (life|living|being_alive|being_here|existing|this_life)
    quitar(me|se) la vida
    (slit|cut|cuts|cutting) (my|her|his|their) (wrist*|arm*|throat|leg*|thigh*|veins)
    not be here (anymore|any_more)
    (have|got|with|making|made)? (a|my) plan to (die|kill|end_it|end_my_life)
    (ways|way|how|easiest_way) to (die|kill_myself|end_my_life|hang_myself|overdose)
    (life|living) (is|isnt|not|aint) .. worth (it|living)
    (no|any) (point|reason) (in|to|for) (living|live|life|go_on|keep_going|going_on)
    nothing (left)? to live for
    (cant|dont|cannot) .. (go_on|keep_going|keep_living|do_life|live) (anymore|any_more|no_more|like_this)
    (cant|cannot) go on
    (end|ending|ended|take|took|taking|tried_to_take) (it_all|my_life|her_life|his_life|my_own_life|her_own_life|his_own_life)
    (give|giving|gave|given) up on (life|living)
    goodbye (forever|letter|note)
    no puedo seguir
    (want|wants|wanting|wanted|wanna|going|gonna|rather|ready|trying|tried|tries|wish_i_could|think*_about|think*_of|thought_of|thoughts_of|talk*_about|threaten*|says|said|quiero|quisiera|pienso_en|pensando_en|ganas_de|feel*_like|felt_like) (to|and|shes|hes|she_wants|he_wants|she_wants_to|about)? (just)? <die>
    (want|wants|wanted|tried|tries|trying|going|gonna|threat*|says|talks) .. (to)? (kill|hurt|harm) (my|her|him|them)_?(self|selves)
    no (tengo_ganas_de_vivir|quiero_despertar|quiero_existir|quiero_vivir|quiero_seguir_viviendo|quiero_estar_viva|quiere_vivir|quiere_seguir_viviendo|le_veo_sentido_a_la_vida|vale_la_pena_vivir|tengo_razon_para_vivir|aguanto_la_vida|aguanto_vivir)
    (quiero|quisiera|deseo) .. (desaparecer|dormir_y_no_despertar|estar_muerta|irme_de_este_mundo|morir*|no_existir|no_haber_nacido|no_despertar|matar)
    (me_quiero|me_queria|me_quise|me_voy_a|me_intente|me_trate_de|se_quiere|se_quiso|se_va_a|se_intento|se_trato_de) (de|a)? (matar|morir|quitar_la_vida|suicidar|ahorcar|colgar|aventar_del|tirar_del)
    (se|me) (corta|corto|cortaba|lastima|lastimo|hago_dano|hace_dano) (a_mi_misma|a_si_misma|los_brazos|las_munecas|las_venas|las_piernas|ella_misma|yo_misma|ella_sola|sola)
    (mejor|estaria_mejor|estarian_mejor|estarian_todos_mejor) (muerta|sin_mi)
    (tome|trague|tomo|trago) (muchas|todas|un_frasco|todas_las|un_monton_de)? .. (pastillas|pildoras)
    (para_que|no_tiene_caso|no_hay_razon_para|sin_ganas_de) (vivir|seguir_viviendo|vivo|seguir_viva)
    (acabar|terminar) con (todo|mi_vida|su_vida|mi_sufrimiento)
    si (yo_)?(me_muero|me_muriera|no_estuviera|muriera) (nadie|todos|a_nadie)
    <pills> and (a_bottle|vodka|wine|whiskey|alcohol|tequila) .... (nothing|sleep|end|gone|peace|over|done)
    (talk*|speak*|joking|hinting) .. about (ending|killing|hanging|shooting|not_being) (it(?!_with)|it_all|herself|himself|themselves|myself|here|alive|her_life|his_life|my_life)
    (planning|plan|going|gonna|ready|about|want|wants|decided) to jump$
    (bought|got|found|tied|have) (a|the|some) (rope|noose) (and|$)
    (gun|knife|pills|razor|rope|pastillas|pistola) (next_to|beside|by|in_front_of|in|on) (me|my_hand|my_bed|my_lap|my_nightstand)
    ^(im|i_am) (so)? done$
    nadie (me|nos)? (extranaria|extranara|va_a_extranar|me_va_a_extranar|lloraria|lloraria_por_mi)
    (im|i_am|feel_like|just|such|only) (a|such_a|nothing_but_a) burden (to|on|$)
    how (many|much) .. to (die|kill_myself|not_wake_up|end_it|overdose|od)(?!_(of|from))
    nothing (matters|helps|works|left) (anymore|any_more)? .. (want|wanna|need) out$
    (keep|kept|hide|hid|have|use|using) (a|the|my|some)? (razor|razors|razor_blade|blade|blades|knife) .. (drawer|bra|pillow|backpack|phone_case|bed|room|closet) .. (and_use|to_cut|for_when|when|$)
    ^i_have_a_plan$
    (drank|drink|drinking|swallowed|tome|tomo|tomarme|tomar) (the|some|a|el|un)? (bleach|poison|antifreeze|rat_poison|draino|detergent|veneno|cloro|raticida|insecticida)
    ^(want_to|want|i_want_to|going_to|i_want) jump$
    (write|writing|wrote) my (note|letter|goodbyes?)$
    feel dead (already|inside|$)
    (good_?night|sleep|gone|goodbye) forever$
    (died|gone|dead|left) .. (so|and) i (want|wanna|wish) .. (go|die) too
    (postpartum|posparto|new_mom) .... (scary|dark|intrusive|violent|bad) thoughts
    ^i_have_a_(plan|date|method) and
    para que (sigo|seguir|vivo|vivir|existo|existir)
  `,
  child: `
    (le|les) (deja|dejo|dejan|dejaron|hizo|hace|hicieron) .. (moreton*|marcas|golpes|morad*) .. (al|a|en|por) .. <kid>
    (leave|leaves|left|put|puts|gave|gives) .. (bruise|bruises|marks|welts) .. on .. <kid>
    i (scream|yell) at my (kids|kid|son|daughter|children|baby) .. (cant_stop|all_day|hurt|hit|hate)
    (takes|taking|took|has|shares) .. (pics|pictures|photos|videos) of .. (kids|children|girls|boys|<kid>) .. (bathroom|shower|naked|changing|undress*|bath|potty)
    (novio|esposo|marido|pareja) de (su|la|mi) (mama|abuela|tia|hermana) .. (la|lo|le|los|las) (toca|toco|pega|pego|golpea|manosea|encierra)
    (grab*|drag*|yank*|chok*|throw|throws|threw|shov*|slam*|snatch*) .. (my|our|the|his|her|their) .. <kid> .. (by_the|by_her|by_his|against|across|down_the)
    (pastor|preacher|priest|deacon|coach|teacher|stepdad|uncle|man|guy|adult|stranger|youth_leader|bus_driver) .. (text*|messag*|send*|sent|dm*|snap*) .. (my|our|a) .. (<kid>|1[0-7]yr_old|1[0-7]yrs_old|1[0-7]year_old) .... (nasty|naked|nude*|dirty|sexual|private|porn|inappropriate|dick)
    (year_old|yr_old|yo|son|daughter|baby|toddler|child) .. (has|got|have|tested_positive_for) .. (std|sti|chlamydia|gonorrhea|herpes|hpv|syphilis)
    i (hit|hurt|shook|slapped|smacked|threw|dropped|almost_hit|almost_shook) (my|the) (baby|newborn|infant|toddler)
    (welt*|whelp*|bruis*|burn_marks|black_eye) .. (on|around) .... (student*|pupil*|preschooler*|classmate*)
    (<relative>|in_law|coach|sitter) .... (bath|baths|shower|showers|bathes|showers) with .... <kid>
    <kid> .. (cry*|scream*) .... (next_door|upstairs|downstairs|neighbor*) .... (no_one|nobody|noone|alone|left) .. (comes|answers|there|alone|home)?
    (whelp*|welt*|handprint*|belt_marks|cigarette_burns) .. (on|all_over|across|from) ....... <kid>
    <kid> .... (extension_cord|belt_marks|belt_buckle|whelp*|welt*)
    (extension_cord|belt_buckle) .... <kid>
    (hold|holds|held|dunk*|push|pushes|pushed|shove*) (my|her|his|their|our)? (brother|brothers|sister|sisters|<kid>) .. (under_water|underwater|under_the_water|in_the_toilet|in_the_tub|in_hot_water)
    <kid> .... (teacher|coach|sitter|babysitter|nanny|daycare|aide|principal|<relative>|<he>) .. (hit|hits|hurt|hurts|slap*|grab*|push*|chok*|kick*|spank*|beat|beats|pinch*|yank*|touch*|drag*|shook|shakes) (him|her|them)
    le (hace|hizo|hacen|hacia|hicieron) (cosas|algo) .. a (mi|su|la|una|el) .. <kid>
    <kid> .. (has|have|had|got|with) .. (burn|bruise|mark|welt|bite|cut|handprint|scar|burns|bruises|marks|welts) .... (shaped|cigarette|belt|hand|cord|iron|from_(his|her|their))
    (grown|older|adult|strange|random|creepy) (man|men|guy|dude|person) .. (text*|messag*|dm*|talk*|snap*|meet*|flirt*|dating|send*|sent|call*|grab*|follow*) .... <kid>
    (spank*|whip*|whoop*|hit|hits|beat|beats|slap*) (him|her|them|my_\\w+|the_kids) .... (bleed*|bruise*|welt*|marks|blood|cant_sit|purple)
    <he> .... (toca|toco|tocaba|tocan|manose*|abus*|pega|pego|golpe*|maltrat*|lastim*) (a|de) (mi|su|sus|mis|la|una|los|las) .. <kid>
    <kid> .... (touched|molested|groped|fondled|raped|hit|hurt|abused|grabbed) by
    (mom|mother|dad|father|parents|stepmom|stepdad|grandma|uncle|aunt|foster_(mom|dad|parents)) .. (doesnt|dont|wont|never|not|refuses_to|isnt) (feed|feeding|give|let) (us|me|them|him|her|the_kids) .. (food|eat|feed|$)
    (mom|mother|dad|father|parents|stepmom|stepdad) .. (doesnt|dont|wont|never|not|isnt) feed* (us|me|them|him|her|the_kids|my_\\w+)
    no (nos|me|les|le) (da|dan|daba) (de_comer|comida)
    (mom|mother|dad|father|parents|stepmom|stepdad|they|grandma) .. (leave*|left|leaving) (us|me|me_and_my_(brother|sister|brothers|sisters|siblings)) .. alone .. (days?|nights?|weekends?|weeks?|all|long|with_no)
    (mama|papa|papas|padres|mis_papas) .. (me|nos) (deja|dejan|dejo) (solas?|solos?) .... (dias|noches?|semanas?|comida)
    <kid> .......... (belt|whip|bite|choke|burn|hand|finger|slap|cord|switch|cigarette|rope) (marks?|prints?|burns?)
    (<relative>|teacher|man|guy|boy) .. (send*|sent|ask*|text*|dm*|messag*|show*) .. (my|our|her|mi) .. <kid> .... (nude*|naked|sexual*|porn|dick*|for_pics|for_pictures|desnud*|sexo)
    <relative> .. (send*|sent|show*|manda|mando|ensena|enseno) .. (nude*|naked|porn|dick_pics|fotos_desnud*) .. (my|our|her|mi) .. <kid>
    (ninera|ninero|maestra|maestro|guarderia|daycare|sitter|nanny) .. <hurtKid> .. (my|our|mi|mis|a_mi|a_mis|al|a_la) .. <kid>
    (me_lo|me_la|lo|la) (regreso|regresa|devuelve|devolvio|trajo|entrego|llego) .. (golpead*|moretead*|con_golpes|con_moretones|lastimad*)
    (locks|locked|ties|tied|chains|chained|burns|starves|whips) (her|his|their|the|my) .. <kid>
    <relative> .... (in_bed|naked|in_the_shower|under_the_covers|undressed) with (my|our|her|his) .. <kid>
    <kid> .... (getting|being|get|is|are|gets) (hit|hurt|beaten|abused|slapped|yanked|shaken|starved|neglected|locked) .. (by|at|in)
    <kid> .... (scared|afraid|terrified) (of|to_go|to_be) .. (dad|dads|mom|moms|mother|father|stepdad|stepmom|grandpa|uncle|babysitter|visit*)
    <kid> ............ (he|she|mom|moms|dad|dads|stepmom|stepdad|babysitter|parents) (burns|burned|hits|beats|starves|locks|whips|slaps|kicks|chokes) (him|them|her)
    (golpes|moretones|marcas|quemadas|quemaduras|cicatrices) .... (de|a|en) (mi|su|la|el) <kid>
    <kid> .......... (golpes|moretones|quemadas|quemaduras)
    <he> .. (makes|made|forces|making) .. (brother|sister|siblings|<kid>) .. (sleep|stay|eat|kneel|stand|go_without|live)
    <kid> .. alone (all|for|at|over|every) (night|day|hours|days|weekend|home|the_weekend|nite)
    <kid> .......... (cigarette_burns|black_eye*|choke_marks|burns_on|afraid_of_(his|her|their)_(dad|father|stepdad))
    <relative> .. (showed|shows|exposed) (her|him|them|my_\\w+) (his|their)
    (groom*) (my|her|him|a|me|kids|children|minor*|teen*|girls)
    child grooming
    <hurtKid> (me_and|us_and|on|at|all|all_of|both|both_of|one_of|out_of|up|a)? (my|our|the|mi|mis|sus|her|his|their|little|baby|a_mi|a_mis|al|a_los|a_las) (own|little|younger|baby|kid|\\w+_year_old|\\w+_yr_old|\\w+_yo)? <kid>
    (her|his|their|own|our) <kid> .. (beaten|bruised|molested|abused|neglected)
    <kid> .... (abused|molested|beaten|neglected|raped|being_hit|mistreated|golpead*|abusad*|violad*|tocad*|maltratad*)
    (molest*|rap(ed|es|ing)|grop*|fondl*) .. <own> (little|younger|baby|\\w+_year_old|\\w+_yr_old|\\w+_yo)? <kid>
    <he> .. (whip*|spank*|belt*|beat*|hit|hits|hitting|slap*|shakes|shook|shaking|chok*|punch*|starv*) .. <own> .. <kid>
    <relative> .. <touch> .. (her|him|them|a_ella|la_nina|al_nino)
    <kid> ...... <relative> .. <touch>
    (mi|la|nuestra|nuestro) <kid> .... (la|lo|le) (toca|toco|tocaba|tocan|manosea|manoseo|pega|pego|golpea|hace_cosas|hizo_algo|lastima|violo)
    (la|le|los|les|lo) (toca|toco|tocaba|manosea|manoseaba|pega|golpea|lastima|pego|golpeo) (a)? (mi|la|el|mis|los|las|al) <kid>
    (vecino|tio|primo|padrastro|maestro|abuelo|senor|hombre|novio|entrenador|pastor) .. le (ensena|hace|hizo|dice|manda|pide|muestra) .. a mi <kid>
    <relative> .. (comes|came|coming|goes|went|sneaks|snuck|gets|got|climbs|walks) (in|into|to) (her|his|their) (room|bed|bedroom)
    (comes|came|coming|goes|went|sneaks|snuck|gets|got|climbs|walks) (in|into|inside|to) (my|our) (daughter|daughters|son|sons|kids|girls|childs|nieces|granddaughters) (room|bed|bedroom)
    (bruise|bruises|welt|welts|burn_marks|burns|bite_marks|handprint*|marks|belt_marks|cigarette_burns|moretones|marcas|golpes) (on|all_over|en) (my|his|her|our|the|mi|el|la|su) .. <kid>
    <kid> .......... (bruise|bruises|bruised|welts|marks_on|burn_marks|bite_marks|moretones|moreteado|moreteada|golpeado|golpeada)
    (neighbor|neighbors|next_door|vecin*|other) .. <kid> ...... (alone|locked|outside|hungry|no_food|dirty|starv*|neglect*|filthy|scream*|crying|cry|beaten|left|solos|encerrad*|hambre|descuidad*)
    (grandkids|grandchildren|grandbaby|grandbabies|niece|nephew|sisters_kids|nietos|sobrinos) ...... (no_food|alone|dirty|hungry|filthy|starv*|neglect*|in_danger|descuidad*|hambre)
    (leaves|left|leaving|locks|locked|deja|dejan) .. <kid> (home|house|alone|outside|in_the_car|in_a_hot_car|solos|solo|sola|encerrad*) (alone|by_themselves|by_herself|by_himself|all_night|all_day)?
    mistreat* .. <kid>
    (adult|man|men|older_man|grown_man|stranger) .. (messag*|text*|chat*|talking|sends|sent|asked|asking) .. (to|with)? (my|our) .. (daughter|son|kid|child|girl)
    (sending|sends|sent|asked_for|asking_for) .. (pictures|photos|pics|nudes) .. (my|our) .. (daughter|son|kid|child)
    abuso sexual (de|a|en) (mi|la|una) <kid>
    nino* (abandonad*|maltratad*|descuidad*|golpead*)
    (teacher|coach|pastor|priest|tutor|adult|man|boss|neighbor|uncle|instructor|counselor) .. (text*|messag*|dms|snap*|calls|calling) .. <kid> .. (at_night|late|secretly|privately|in_private|alone|midnight|all_night|after_hours)
    <kid> .... (coach|<relative>|sitter|stepbrother) (showed|shows|sent|sends|made) (him|her|them) .. (porn|naked|nudes|dirty)
    (<relative>|coach|sitter|stepbrother) .. (showed|shows|showing|sent|sends|sending) .. <kid> .. (porn|naked|nudes|dirty_(movies|videos|pictures))
    (leave|leaves|leaving|left|keep|keeps|kept) .. <kid> (in|strapped|sitting) .. (car_seat|carseat|crib|high_chair|swing|playpen|stroller|car) .. (all_day|all_night|for_hours|alone)
    (dejan|deja|dejaron) (solos|solas|solo|sola|encerrad*) a .. <kid>
    (dejan|dejaron) .. <kid> .. (solos|solas|solo|sola) (toda|todo|de_noche|en_la)
    (pega|pegan|pego|golpea|golpean) .. (con_(el|un|la)_(cinto|cinturon|cable|palo|chancla|manguera))? a (mi|mis|los|las|la|el|sus|nuestros) <kid>
    my (mom|dad|mama|stepdad|stepmom|step_dad|step_mom|parents|foster_(mom|dad|parents)|grandma|grandpa|aunt) (lock|locks|locked) (us|me) (in|out|up)
    my (brother|stepbrother|dad|stepdad|uncle|cousin|grandpa|moms_boyfriend) (makes|made|forces|forced|asks|asked) (me|us) (to)? (touch|kiss|undress|take_off|get_naked|sleep_with|shower_with)
    (want|wanna|going|about|might) (to)? (throw|shake|hit|hurt|smother|drown|drop|slap) (my|the) <kid>(?!_(a|in_a|party))
    <kid> .... handprint*
    (ties|tied|tie|tying|chains|chained|straps) .. <kid> (to|up|in|with)
    (maestra|maestro|ninera|abuela|abuelo|madrastra|padrastro|tia|tio) (lo|la|le|los|las) (jala|jalo|pega|pego|golpea|golpeo|pellizca|toca|toco|encierra)
    (mom|mama|dad|papa|parents) .. (passed_out|wont_wake_up|high|gone) .... (no_food|hungry|nothing_to_eat|alone)
    my (dad|mom|stepdad|stepmom|father|mother) (punch*|kick*|whip*|beat|beats|hit|hits|slap*|chok*|burn*) me
  `,
  assault: `
    (pid*|pedir*|propon*|propuso|exig*) .. (sexo|relaciones|acostar*|favores_sexuales) .... (horas|trabajo|turno*|contrat*|pag*|despid*|correr*|corre|aventon|casa|renta|papeles)
    (ask*|want*|demand*) .. (sex|sexual_favors|to_sleep_with) .... (hours|job|shift|shifts|hire|hired|pay|paid|fire|ride|rent|papers)
    (boss|coworker|co_worker|supervisor|manager|foreman|teacher|coach|landlord|customer|jefe|patron|mayordomo|supervisor|casero) .... (sends?|sent|sending|texts|texted|shows|showed|manda|mando) (me|us)? (nudes|nude|dick_pics|porn|naked|fotos_(sucias|desnudo|intimas))
    (no_to_sex|dont_want_(sex|to)|didnt_want_(sex|to)|say_no|said_no) .... (forces|forced|makes|made|does_it|did_it) (me|anyway)
    (grabbed|attacked|jumped|pinned|tackled) me .......... (pulled|ripped|tore|took|yanked) .. (my)? (clothes|pants|shirt|dress|skirt|underwear|panties|bra) .. (off|down|up)
    (locked|closed|shut|blocked) .. (door|office|room) .... (unzip*|pants|exposed|pulled_out|took_out|touched|kissed|grabbed)
    (unzipped|pulled_down|took_off|dropped) (his)? (pants|zipper|belt|underwear) .. (in_front|and|at_work|told)
    (wouldnt|wont|didnt|refused_to) let me (out|leave|go) .. (car|room|house|apartment)? (till|until|unless|til) i (did|do|kissed|touched|had|gave|let)
    (roofied|roofies|drugged_my_drink|spiked)
    (bleeding|sore|bruised|hurts) .... (down_there|between_my_legs|thighs) .... (last_night|remember|woke|party)
    (did_something|something_happened|did_stuff) .. (to_me)? last night .... (bleeding|sore|remember|naked|hurts)
    (grade|grades|promotion|raise|shifts|job|hours|record_deal|part_in_the_movie|apartment|lease|visa|papers) .... if i (sleep|slept|go_out|went_out|have_sex|had_sex|hook_up|hooked_up|do_stuff|go_down)
    (professor|teacher|boss|manager|supervisor|landlord|coach|officer|caseworker|sponsor) .... (if|unless) i (sleep|slept|have_sex|had_sex|do_stuff|hook_up|touch|kiss|go_down)
    (pay|paying|pay_rent|pay_him|pay_it_off|pay_the_rent|make_up_for_it) (rent|him|it)? (with|in) (my_body|sex|sexual_favors)
    (put|puts|slip*|pour*|drop*) (something|a_pill|pills|drugs|stuff|powder) (in|into) (my|her|our) (cup|drink|glass|soda|beer|water|tea|coffee|food|vape|bottle)
    (send*|sent|show*|text*) (me|her) .. (dirty|nude|naked|dick|nasty|sexual|explicit|gross|porn) (pic|pics|picture|pictures|photos|videos|messages|texts|stuff)
    <he> .. (refuse*|wont|removed|removes|took|takes|stealth*) .... condom
    (jefe|patron|supervisor|encargado|companero|maestro|casero|vecino|doctor|pastor|padrastro|tio|primo|hermano|suegro|cunado) .. me (toca|toco|tocaba|soba|manosea|manoseo|besa|beso|agarra|agarro|abraza|acosa|rozo|roza)
    (<relative>|brother|friend|date|coworker|roommate|stranger|driver|client|customer) .. forced me
    (blackmail*|extort*|sextort*|threat*) .... (nude*|naked|sex_tape|intimate|private_pics|private_photos|desnud*)
    (fui|fue|he_sido|siendo|era|soy) (abusad*|violad*|tocad*|manosead*) (de|cuando|por|en|desde|siendo|sexualmente|$)
    (tomar|tome|tomando|fiesta|bebida|bar|antro|drogaron) .... (no_recuerdo|no_me_acuerdo|no_recordaba)
    (amenaza|amenazan|chantajea|chantajean|extorsiona*) .... (fotos|videos|desnud*|intimas)
    (rub*|grind*|press*|brush*|hump*) (up)? (himself)? (up)? (on|against|all_over) me
    (record*|film*|video*|photograph*|took_pics|took_pictures|took_photos|took_videos) .. (me|her|us) .... (naked|nude|undress*|shower*|changing|sex|in_the_bathroom)
    (me|nos) (fuerza|forza|obliga|exige) (cuando|aunque|a|si|por) .. (no_quiero|no_queria|sexo|tener|intimidad|relaciones)
    (jefe|patron|supervisor|casero|maestro|manager|encargado|dueno|pastor|doctor|entrenador|oficial) .. (pide|pidio|exige|quiere|propone|propuso|pedia|ofrece) .. (sexo|relaciones|acostar*|favores_sexuales|que_me_acueste)
    rapped (me|her|my)
    (beat|had|took|ran_a_train_on|ran_through) (me|her) (against|when_i_said|without)
    (cop|officer|guard|boss|manager|landlord|coach|teacher|pastor|doctor|professor|caseworker|deputy|sheriff) .. forced me
    forced me$
    forced me to$
    (dio|dieron|da|dan|pusieron|puso|echo|echaron|metieron) (algo|droga|drogas|una_pastilla|pastillas) .... (bebida|trago|vaso|copa|refresco|cerveza|agua|tomar|dormirme)
    me (quiso|quiere|intento|trato_de|trata_de|queria|quisieron) (violar*|toc*|bes*|manos*|desnud*|desvest*|agarr*|forz*|abus*|meter_mano|acost*)
    (besar*|tocar*|agarrar*|abrazar*|besa|beso|abraza|acostar*) .... (a_la_fuerza|a_fuerzas|a_fuerza|por_la_fuerza|sin_mi_permiso|sin_que_yo)
    (<relative>|<him>) .. (did|does|doing|do) (stuff|things|something|sexual_things) (to|with) (me|us)
    (did|done|does) (bad|sexual|nasty|weird)? (stuff|things) to me$
    <him> .. (does|did|do|doing|has|had|having|takes|took|puts|uses|used) (it|sex|me|himself|things) (to_me|with_me|on_me|inside|in_me)? .. (while|when|if|even_when|after|though) .. (asleep|sleeping|sleep|drunk|passed_out|unconscious|dont_want|didnt_want|say_no|said_no|cry|crying|sick)
    (me|nos) (agarra|agarro|agarran|aprieta|apreto|soba|sobo|toca|toco|tocan|tocaron|nalguea|roza|rozo) (a)? (el|la|las|los|mis|mi) .. <privates>
    me (usa|agarra|toca|lo_hace|lo_hizo|penetra|penetro|hace_cosas|hizo_cosas) .... (dormida|duermo|borracha|tomada|no_quiero|no_queria|llorando|desmayada)
    (hace|hacia|hizo|haciendo) cosas (feas|malas|sexuales|que_no_quiero|que_no_queria)
    (puso|pusieron|echo|echaron|metio|metieron) (algo|droga|una_pastilla|una_droga) .... (bebida|trago|vaso|copa|refresco|cerveza|agua)
    (amaneci|desperte) (en_otro|en_un_lugar|desnuda|sin_ropa|y_no_recuerdo|con_un_hombre|en_una_cama)
    (took|taking|take) turns (with|on) (me|her|us)
    (boss|manager|supervisor|professor|coach|officer|cop|caseworker|pastor|guard) .... (sleep_with|have_sex|sexual_favor*|sex_for|blow_job) .. (him|or|fired|job|evict|rent|hours|grade)
    (put|puts|stuck|shoved|inserted|putting) .. (fingers|finger|hand|hands|penis|dick|thing) (in|inside|up|down|under) (me|my|her|himself)
    me (metio|mete) (los|la|el) (dedos|mano)
    (doesnt|didnt|wont|wouldnt|never) stop .. (when|if|after) i (say|said|told|tell|ask*|cry|cried|beg*)
    (uncle|stepdad|step_dad|stepfather|grandpa|grandfather|cousin|teacher|coach|pastor|boss|coworker|manager|supervisor|neighbor|stepbrother|dad|brother|doctor|landlord|tio|padrastro|primo|jefe|patron|maestro|abuelo) .. (kiss*|touch*|rub*|grope*|fondl*|besa|beso|besar|toca|toco|tocaba|soba) (on)? (me|my)
    me (besa|beso|toca|tocaba|soba) (a_la_fuerza|sin_permiso|mi_\\w+|a_fuerzas)
    (rubbed|touched|grabbed|kissed|groped|felt) (me|her) (\\w+)? (where|there|down|under|in_a|up|against|without|on_my|on_the)
    i was (drunk|asleep|passed_out|high|sleeping|unconscious|wasted|blacked_out) .... (he|they|a_guy|someone|guy|guys) .. (did|had|took|got|put|touched|started|was|went|raped|kept|climbed)
    (he|they|guy|man|guys) .. (did_it|had_sex|went_ahead|put_it_in) anyway
    (showed|shows|exposed|exposes|flash*) (me|her|him|them|us) (his|their) (thing|private*|penis|parts|dick|junk)
    (se_mete|se_metio|entra|entro|se_metia|entraba|se_mete_a) (a|en) mi (cuarto|cama|recamara|habitacion)
    rap(ed|e|es|ing|ist)
    (said|told_him|told_them|begged_him|begged_them|asked_him|asked_them|kept_saying|screamed) (to|him|them|for)? (no|stop) .... (kept|didnt|did_not|wouldnt|wont|anyway|still|continued|ignored|forced|did_it)
    (le_dije|dije|decia|le_decia) (que)? no .... (siguio|no_paro|igual|obligo|hizo|forzo)
    sexo conmigo (cuando|sin|mientras|aunque)
    cuando yo no queria
    (on_top_of|inside) me
    encima de mi
    (force|forces|makes?|made|forcing|forced|make|coerce*|pressur*|guilt*) (me|her|my_friend|my_sister|my_daughter) .. (sex|sexual|touch|sleep_with|do_things|oral|perform)
    (makes|made|forces|forced|wants|pressures) (me|her) (to|into)? (have|having|do|give) (sex|sexual|oral|anal|things|stuff)
    (have|having|had|has|wants) (sex|sexual) .. (dont_want|didnt_want|say_no|said_no|asleep|drunk|passed_out|sleeping|without_my|against)
    forced (himself|herself|themselves|his_way) (on|onto|into)
    (comes?|came|coming|sneaks?|snuck|gets?|got|climbs?|goes|walks) (in|into|inside|to) my (room|bed|bedroom)
    (having|had|has) sex with me
    (put|slipped|dropped) (something|a_pill|drugs|roofies) in (my|her) drink
    (spiked|drugged|roofied) (my_drink|me|her|her_drink)
    (got|was|been|being) (roofied|drugged|groped|molested|fondled|violated|gang_raped)
    grop* (me|her|us)
    molest* (me|us)
    sexual* (abus*|assault*|touch*|violat*|batter*)
    me (tocaba|tocaban|tocaron|violo|violaba|violaron|han_violado|han_tocado|estan_tocando)
    me (toco|toca|tocaba) (sin_permiso|sin_mi|ahi|alla_abajo|mientras_dormia|cuando_dormia|cuando_era|cuando_estaba|mis_\\w+|(el|la|los|las)_<privates>)
    abus(o|aron|aba|aban|an|ado|a|ando) (sexualmente|sexual|de_(mi|ella|nina|chica|nosotras|mi_amiga|mi_hermana))
    abuse de mi
    (woke|wake|waking) up .......... (naked|undressed|no_pants|no_clothes|no_underwear|clothes_off|pants_off|pants_down|underwear_off|underwear_on_backwards|without_clothes|without_pants|without_underwear|dont_remember|didnt_remember|no_memory|in_a_strange|next_to_a)
    (dont|cant|do_not) remember .... (last_night|party|drink|drinking|woke|clothes|naked|what_he_did|what_they_did)
    me (desperte|levante) (desnuda|sin_ropa|sin_calzones|y_no_recuerdo|sin_recordar)
    (took|takes|taking|take) advantage of (me|her|my_friend|my_sister)
    se (aprovecho|aprovecharon|quiso_aprovechar) de (mi|ella)
    se (me|le) (echo|subio|metio) (encima|en_la_cama|a_mi_cuarto|a_mi_cama)
    me (drogo|drogaron|manoseo|manoseaba|manosea|manosean|manosearon|forzo|forzaba|forzaron|quito_la_ropa|bajo_los_pantalones|quitaron_la_ropa)
    me (obliga|obligaba|obligan|obligaron|obligo) a (tener|acostarme|hacer_cosas|estar_con|hacerle)
    obligo a (tener_sexo|tener_relaciones|acostarme)
    relaciones (a_la_fuerza|sin_querer|sin_mi_consentimiento|cuando_no_quiero|aunque_no_quiera|por_la_fuerza)
    (touch*|grab*|squeez*|rub*) (my|her|on_my) <privates>
    touch(ed|es|ing) (me|her|us) (without|while|when|inappropriately|down_there|there|wrong|weird|in_places|in_a_way|sexually|in_my_sleep|at_night|and_i_didnt|as_a_kid|as_a_child)
    (did|does|doing|done) (things|stuff|something) to (me|us|her) (when_i_was|as_a|when_i|at_night|in_my_sleep|sexual*|that_were|i_dont_want|i_didnt_want)
    (bad|sexual|nasty|gross|dirty) (things|stuff) to (me|us)
    (without|no|didnt|didnt_give|never_gave|with_no) (my|give)? consent
    (exposed|flashed|showed) (himself|his_penis|his_private*|me_his)
    owe* (him|them|her) sex
    (made|makes) me (touch|watch_porn|undress|strip|take_my_clothes_off|get_naked)
    (date|gang|marital|spousal) rape*
    taking my clothes off
    i (was|got|been) touched (as|when|by|inappropriately|at)
    took (my|her) clothes off
    (plan_b|morning_after|std|hiv|pep|pregnancy|pregnant) .... (after|was|being|been|got) (being)? (forced|raped|assault*|attacked)
    (kept_going|didnt_stop|wouldnt_stop|did_not_stop|kept_on|continued|did_it_anyway) .. (after|when|even_though|though|even_after) i .. (said|told|asked|begged|cried|was_crying) .. (stop|no|him)?
    (landlord|manager|maintenance|boss|owner|officer|caseworker|supervisor|professor) .. (wants|asks?|asked|demands|said|offered|expects|hinted|trade) .. (sex|sexual_favors|blowjob|nudes|oral)
    (climb*|crawl*|laid|lay|got) on (top_of)? me
    (guard|officer|staff|orderly|co|celador|custodio) .. (comes|came|gets|got|entra|entro) (in|into|en|a) (my|mi) (cell|bed|room|bunk|celda|cama|cuarto)
    took turns$
  `,
  trafficking: `
    (just|have_to|if_i|id|ill|i_should|i_need_to|wants_me_to|asked_me_to|tells_me_to|says_i) .. (do_it|be|sleep|lay|hook_up|have_sex|mess_around|go) with (his|the|her|their) .. (friend|friends|boss|buddy|buddies|landlord|brother|cousin|dealer|homeboy|manager|uncle|roommate)
    (si_lo_quiero|si_lo_amo|que_me_acueste|que_este|que_lo_haga|que_ande) .... con su (amigo|amigos|jefe|compadre|primo|hermano|patron)
    (sleep|sleeping|sex|sexual_favors|do_stuff|do_things|blow_job*|acost*|sexo) .... (rent|renta|the_lease|a_place_to_stay|a_roof|keep_my_room|evict*)
    (sister|daughter|cousin|friend|niece|girl|mom|she) (got|was|been|is_being|being) (sold|trafficked|pimped|pimped_out)
    (on|off|works?|working) the (blade|track|stroll|ho_stroll)
    (contratista|patron|mayordomo|jefe|capataz|patrona) .. (nos|me|los) amenaz* .... (migra|deport*|inmigracion|policia|familia)
    (dealer|plug|boyfriend|man|mom|dad|uncle) .. (let|lets|letting|allows) (guys|men|people|his_friends|them|others) .. (use|have|touch|sleep_with|rape|be_with) me
    (older|grown) (guy|man|men|boyfriend) .... (pays|paid|gives) (her|me|girls) .... (bring|recruit|get) .. (friends|girls)
    (sets|set|makes|books|arranges) (the|my|up|all) (appointments|dates|clients|calls|johns|tricks)
    (owe|owes|owing) (him|her|them|the_boss) .. (for)? (the|a|our|my) .. (plane_ticket|ticket|visa|flight|airfare|trip|papers)
    (brand*|tattoo*) (me|my|her|us|his_name|a_crown) .... (his|name|neck|crown|initials|barcode|property)
    (leave|leaving|escape|exit|quit|get_out_of|getting_out_of) the life (but|and|he|hes|with|because|for_good|$)
    (niece|daughter|granddaughter|sister|cousin|student|girl|friend|shes|she) .... (1[0-7]) ........ (rent*|pays_for|gets|got|keeps) (her|the|them)? (a)? (hotel*|motel*|rooms?|room)
    (makes?|made|making|forces?|got) (me|her|us|them) (to)? (do|make|film|shoot|go|record) .. (videos|pics|pictures|content|shows|live|cam) .... (keeps?|takes?|kept|took|collects?|money|cash)
    (hooked|strung_out|addicted) .... so (i|she|we) .. (work|do_what|stay|sleep_with|make|bring)
    work* (off|it_off|to_pay|until_i_pay|till_i_pay) .... (what_i_owe|i_owe_them|owe_him|owe_her|the_debt|crossing|coyote|smuggl*|brought_me|the_trip|border|visa_fee)
    (make|bring|bring_home|earn|get|give_him|bring_him) (him|them|in|back)? (a|at_least)? \\d+ (dollars|bucks|bands)? (a|per|every|each|by_the_end_of_the) (night|day|nite|shift) .... (or|before|else|if|to_him|otherwise)
    (do_it|be|sleep|go|hook_up|have_sex|mess_around|do_stuff) with (his|the|their|some|other) (friends|friend|boss|dealer|homies|homeboys|cousins|guys|men|buddies|landlord) .. (for_cash|for_money|money|cash|for_drugs|to_pay|for_rent)
    if i (loved|love) him (id|i_would|i_will|ill|i_d) (do|make|go|sleep|dance|see|meet|bring|help) .... (money|cash|friends|guys|men|clients|ad|pics|online)
    (aunt|uncle|family|lady|couple|they|cousin|woman|boss|sponsor) .. (makes|made|make|forces|forced|making) (me|us|her) (clean*|cook*|work*|babysit*|care) .... (all_day|no_school|no_pay|without|for_free|not_allowed|day_and_night|dont_pay|no_money)
    (agencia|patron|patrona|coyote|trabajo|restaurante|fabrica|rancho|casa) .... no (me|nos) (deja|dejan) (ir|irme|irnos|salir)
    (quitan|quita|se_quedan_con|se_queda_con|guardan) (el|mi|todo_mi|todo_el|nuestro)? (sueldo|pago|dinero|cheque) .... (duerm*|viv*|encerr*|no_puedo|fabrica|trabaj*)
    (house|apartment|hotel|motel|place|room|trailer) .. with .. (other|more|many|several) (girls|women|ladies) .... (cant|not_allowed|wont_let|locked|dont_let|no_way_out)
    (casa|apartamento|cuarto|hotel|motel) .. con .. (otras|mas|varias|muchas) (muchachas|mujeres|chicas|ninas) .... (no_puedo|no_podemos|no_nos|no_me|encerr*)
    (keep|keeps|take|takes|hold|holds|kept) (our|my|all_our|all_my|the|all_the) (money|pay|wages|tips|earnings) .... (sleep|live|locked|cant_leave|wont_let)
    (makes|made|making|forces|forced|forcing|has) (me|her|us) (do|make|film|perform|be_on|go_on|record|sell) .. (cam|cams|camming|porn|onlyfans|webcam|escort*|tricks|sex_videos|naked_videos)
    (my|her) (pimp|trafficker|madam)
    (daughter|niece|sister|cousin|friend|granddaughter|girl) .... (ran|run|runs|left|went|gone|living|staying|disappeared) .. with .. (older_(man|men|guy|guys)|pimp|man_she_met|guy_she_met|grown_man) .... (hotel*|motel*|money|gifts|phone|drugs|trips)
    <job> ........ (dont|doesnt|wont|never|not|didnt) (let|allow) (me|us|her) (out|outside|rest|sleep|eat|call|talk|use|see|have)
    (hacen|hace|ponen|obligan|obliga|obligaron|tienen|tiene|forzan|fuerzan) (a)? trabaj* .... (sin_pag*|gratis|sin_sueldo|sin_descans*|encerr*|no_me|no_puedo|no_nos)
    (tells|told|decides|chooses|picks|controls) (me|her)? who (i|she|me|to) .. (sleep|have_sex|be|go) with
    (takes|keeps|collects|took) (the|all_the|my|all_my|her) (cash|money|tips|earnings) .... (sleep_with|sex|men|clients|dance|customers)
    (sleep_with|sex|men|clients|customers) ...... (takes|keeps|collects|took) (the|all_the|my|all_my|her|all) (cash|money|tips|earnings)
    (wants|makes|asks|tells|expects|forces|made|asked) (me|her|us) (to)? (meet|see|entertain|date|go_with|be_with|visit) .. (men|clients|customers|guys|his_friends)
    (me|nos) trajeron de .......... (quitaron|papeles|pasaporte|encerr*|no_nos|no_me)
    (madam|pimp|trafficker|smuggler|recruiter|agency|patrona|owner|employer|boss|family) .. (wont|doesnt|dont|never|not) let (me|us|her|them) (leave|go|quit|stop|go_home|out)(?!_(early|work|for|to|on))
    sold (my|our) (cousin|sister|niece|daughter|friend|baby|child)
    (clean*|cook*|work*|babysit*|cuid*|limpi*|trabaj*) .......... (dont_pay|not_paid|no_pay|never_pay|never_paid|wont_pay|without_pay|for_free|no_me_pagan?|no_money) .......... (lock*|cant_leave|wont_let|threat*|passport|deport*|encerr*|no_me_dejan?)
    (older|boyfriend|man|guy|bf) .......... (buy*|gives|gave|bought) (her|my_daughter|my_niece|my_sister) .......... (hotel*|men|motel*|trips|older)
    (nos|me|la|las) (trajeron|trajo|llevaron) .... trabaj* ........ (sin_salir|encerr*|no_nos|no_me|sin_pag*|tienen|no_la)
    (being|was|get|getting|been) sold (for|to|by|online|as)
    traffick*
    have to have sex
    pimp* (me|her|them|us|my|out)
    pimped
    (turn|turning|turned) tricks
    (wont|refuse*_to|doesnt|dont|not|never) (give|return|giving|giving_me) .... passport*
    (makes?|made|making|make|forces?|forced|forcing|wants|tells?|telling|told|asked|asks|pressur*) (me|her|my_friend|my_daughter|my_sister|my_cousin|us|them|girls) .. (sell_(my|her|sex|drugs|our_bodies)|prostitute|escort|strip|dance_(for|at|in)|have_sex_for|clean_houses|beg|work_without|work_for_free|walk_the_street|work_the_street*|post_ads|sleep_with_(other|men|his|people|guys|strangers|customers|clients|random|different))
    (?<!\\blandlord(_\\w+){1,3}_)(sex|sleep*_with|have_sex|sexual_favors) .... (for_money|for_rent|for_drugs|for_cash|to_pay|pay_off|pay_the|pay_his|for_a_place_to_stay|instead_of_rent)
    sleep* with (men|his_friends|guys|strangers|customers|clients|other_men|random_men|different_men|people_for|different_guys|random_guys|other_guys)
    sell(s|ing)? (me|her|my_daughter|my_sister|my_friend|my_body|girls|us|my_self|myself|herself|her_body) (for|to|online|on|out)?
    sold (me|her|us|to_a_man|to_men|for_sex|my_daughter|my_sister)
    <job> ........ (cant|wont_let|dont_let|doesnt_let|not_allowed_to|not_let|wouldnt_let|not_free_to|cannot|no_me_dejan|no_nos_dejan) (me|us|her|them|him)? (leave|quit|go|go_home|come_home|go_out|leave_the_house|salir|irme|ir)(?!_(him|my_husband))
    (promised|told|said|brought|lured|tricked|came|coming|recruited) .......... (work|job|<job>|modeling|waitress*) .......... (wont|dont|doesnt|not|never|didnt) (let|allow)
    (cant|wont_let_me|wont_let_us) leave ...... (work|pay|paid|boss|owe|debt)
    (work|pay|paid|pays) ..... (cant_leave|wont_let_me_leave|wont_let_us_leave|cant_quit|threat*_to_deport|threat*_immigration|take*_my_passport)
    (owe|owes|owing|debt|debo|debe|deuda) .... (smuggler|coyote|trafficker|pollero|madam|man_who_brought|people_who_brought|who_brought_me|que_me_trajo|que_me_cruzo)
    (work|working|trabajo|trabajando|trabajar) .... (pay_off|pay_back|pagar) .... (debt|smuggler|coyote|deuda|trip|crossing|viaje|cruce)
    (they|boss|bosses|employers?|owners?|ellos) .... <take> (all|todos|away)? (of)? (our|my|her|their|everyones|nuestros|nuestras|mis|mi|los|las|el|sus|su) <papers>
    <boss> .. <take> .. <papers>
    <papers> .... (taken|held|kept|stolen|hidden) (by)? .. <boss>
    (makes?|made|making|forces?) us (sleep|live|stay|clean|cook|pay)
    (makes?|made|making|forces?|forced|forcing) .. (us|them|me|her) (to)? (work(?!_(overtime|weekends|late|nights|sundays|off|through|double|extra|holidays))|prostitute)
    (obligan?|obligo|obligaron|obligaban) .. (a|me_a|nos_a) (trabajar|prostituir*|vender_mi_cuerpo|acostar*)
    (lock*|encerrad*|encierra*) .... (at_work|factory|fabrica|motel|hotel|restaurant*|massage*|trabajando|brothel|basement_and_work)
    me (quito|quitaron|tiene|tienen|escondio|escondieron|guarda|guardan) (el_pasaporte|mi_pasaporte|los_papeles|mis_papeles|mis_documentos|los_documentos) .... (trabaj*|patron*|jefe|jefa|agencia|coyote)
    (patron|patrona|jefe|jefa|agencia|coyote|dueno|duena) .... (pasaporte*|papeles|documentos|no_me_deja*_salir|no_nos_deja*_salir|no_me_deja*_ir)
    (trabaj*|limpi*|cuid*|cocin*) .......... (no_me_dejan_(salir|ir|irme|descansar)|no_nos_dejan?_(salir|ir)|no_me_pagan?_ni|me_tienen_encerrad*)
    no me (pagan|paga|han_pagado) .. (ni|y)_(me|no_me)_(dejan?|amenazan?|tienen?|quitaron|quito)
    me (vende|vendio|vendieron|prostituye*|quieren_vender|explota|explotan|trajo_enganada|trajeron_enganada|trajo_con_enganos|trajeron_con_enganos)
    (me|la) (prometio|prometieron) ........ (trabajo|empleo) ........ (obliga*|no_me|pasaporte|papeles|encerr*|prostitu*)
    (posts|posting|posted|puts|advertis*) (me|her|my_pictures|ads|my_ads) .. (online_for_sex|backpage|for_sale|escort|for_sex|on_escort)
    (sugar_daddy|older_man|older_guy|boyfriend|man|guy) .... (gives_her|buys_her|making_her|makes_her|has_her) .... (hotel*|men|clients|escort*|sell*)
    (recruiter|agency|boss|employer|job|contract|visa|sponsor) .... (lied|fake|different|promised|tricked) .... (trapped|stuck|cant_leave|wont_let|no_way)
    trapped (on|at|in) .. (farm|ranch|job|factory|spa|club|massage_parlor|house_i_(work|clean)|work_camp)
    (she|daughter|girl|niece|granddaughter|student|sister) .... (runs_away|ran_away|running_away|goes_missing|disappears|sneaks_out) .... (older_(man|men|guy|boyfriend)|new_phone|expensive|nails|cash|hotel|motel|tattoo)
    ^(being|im_being|i_am_being|i_was|i_was_being|getting) sold$
    (im|i_am|i_was|i_got|shes|she_was|ive_been|she_is) (being|getting|been)? sold (for|to|by|at|online|every|$)
    (dont|doesnt|wont|never|didnt) (pay|feed) .. (or|and) (let|dont_let|wont_let|never_let) (me|us) (out|leave|go)
    (leave|leaving|escape|escaping|exit|exiting|get_out_of|getting_out_of|quit) the_life$
    cant leave (the|this|my)? .. (massage|spa|brothel|club|farm|motel|factory|parlor|place_i_work|house_i_clean) .... (watch|lock*|owe|pay|papers|guard|let|passport|camera|cameras)
    (work|works|working|walk|walking) the (streets|corner|track|stroll)
    (trade|trades|traded|trading|swaps) (me|her) (for|to|with)
    quota (each|every|a|per) (night|day|nite)
    (ad|ads|listing) (of|with) (me|my_(body|pics|pictures|photos))
    (works|worked|working) me (all|day|hard|like|to|for|\\d+)
    in the (game|life) .... (want|need|trying|get) .. out
  `,
  followed: `
    (someone|somebody|ex|hes|he) .. (in|into|inside) my (accounts|email|emails|icloud|gmail|messages)
    blocked (him|her|my_ex|the_guy) .... (now|still|keeps|new|then|again|but|he|found) .... (messag*|venmo*|cashapp*|email*|numbers?|accounts?|texting|zelle*|calling|contact*)
    (hides?|hiding|hid|lurk*|creep*|camped|waiting|waits) .. (in|behind|outside|by) (the|my) .... (bushes|shed|alley|backyard|trees|stairwell|parking_lot|garage|window)
    (restraining_order|protective_order|order_of_protection|no_contact_order|orden) .... (keeps|still|pero|ignores) .. (coming|showing|calling|texting|contact*|around|sigue|viene|following)
    (hired|paid|got) (somebody|someone|a_(pi|private_investigator|guy|man)|his_friends) to (watch|follow|track|find|spy)
    (customer|client|stranger|man|guy|coworker|creep|he) .. (found|got|looked_up|knows) (my|where_my) (home)? address .. (and|came|showed|sends|waits)?
    (put|puts|installed|downloaded|makes_me_keep|made_me_keep|makes_me_have|forced_me_to) .... (life360|life_360|tracking_app|tracker|find_my|spyware|stalkerware)
    (moved|move|moving|relocated|changed_my_(number|address)|new_(number|address|apartment)) ...... (he|they|ex|she) .. (finds?|found|shows_up|showed_up|tracks|tracked|always_knows)
    (he|they|ex|she) (always|keeps|still) .. (find|finds|finding|found|tracks|tracking) (me|us)
    (calls?|called|calling|texts?|texted|texting|messages|messaged) (me)? (\\d+|hundreds_of|a_hundred|all_day|nonstop|non_stop) (times)? .... (blocked|numbers|accounts|different|fake|unknown)
    (hombre|senor|tipo|alguien|carro|camioneta|desconocido) .. (afuera|enfrente|atras|cerca|parado) .. (de|en)? (mi|la|nuestra) (ventana|casa|puerta|trabajo|cuarto|calle)
    send* .. (pics|pictures|photos|videos) of (my|our|me) (house|home|car|kids|job|work|door|street|sleeping|walking|window|family)
    (<he>|someone|somebody|landlord) .. (put|puts|hid|hides|installed|planted|set_up) .. (camera*|cam|cams|recorder|spyware|bug|mic|microphone|listening_device) .. (in|on|inside|around) .. (bedroom|bathroom|house|home|car|room|phone|shower|apartment|living_room)
    (found|theres|there_is) .. (hidden)? (camera*|recorder|spyware|listening_device|stalkerware) (in|on) my
    (puso|pusieron|escondio|instalo) .. (camara*|microfono*|gps|rastreador) .. (en) (mi|la|el)
    (car|truck|van|suv|man|guy|someone|somebody) .. behind (me|us) (for|since|all|every|the_whole|again|and)
    (knows|sees|reads|hears|watches|tracks) (everything|every|all) (i|that_i|my|thing_i|move|place) (do|say|text|type|go|move|i|make)?
    (coworker|man|guy|boss|neighbor|student|customer|ex|stranger|he|classmate|someone) .. (wait*|star*|lurk*) (for|at|on)? (me|us) (at|by|outside|near|in|after|every|around|to|all)
    (guy|man|someone|somebody|car|truck|van|stranger|ex|he|dude) .. (keep|keeps|kept|is|was|been)? (circl*|cruis*|creep*|lurk*|prowl*) .. (my|our|the) (block|house|street|place|apartment|building|neighborhood|yard|window|windows)
    (leaves|leaving|left|keeps_leaving) .. (note|letter|notes|letters|flowers|things|dead) .. (on|at|in) my (car|door|porch|mailbox|windshield|doorstep|yard|desk)
    (stocking|stawking|stocked|stalkin) (me|her|us)
    (me|nos|la) (esta|estan|estaba|estaban|anda|andan|andaba|viene|vienen|venia|venian|va|van|lleva_dias|llevan_dias) .. (siguiendo|persiguiendo|espiando|acosando|vigilando|acechando|cazando|rondando)
    <him> .. (track*|bugged|hack*|cloned|spy*|spies|monitor*|gps|snoop*|mirror*) .. (me|my|our) .. (car|phone|location|texts|messages|calls|email|emails|cell|whereabouts|everything|icloud|accounts?|instagram|facebook|snap|computer|laptop)
    <him> .. (always|somehow|already)? (knows|know) .. where (i|im|i_am|ive)
    <him> ........ (waits|waiting|wait|waited|stands|standing|sits|sitting) (by|at|near|outside|in|behind) .. (car|house|work|job|door|school|apartment|gym|truck)
    (anonymous|unknown|blocked|fake|private|random) (text|texts|calls|number|numbers|messages|caller|account|accounts) .... (me|see|watch*|know|knows|threat*|every|following)
    (see|sees|seen|watch*) (me|us) (in|through|from|at|inside) (my|the|our) (window*|bedroom|house|yard|shower|apartment)
    (wont|doesnt|cant|never|refuses_to|didnt|not|will_not|hasnt) (stop*|quit*) (show*|follow*|call*|text*|messag*|contact*|com*|watch*|harass*|stalk*|email*|send*|driv*) .. (me|my|up|by|past|outside|us|her)?
    (wont|doesnt|will_not|cant|refuses_to|not) leave (me|us|her) (\\w+)? alone
    same (car|truck|man|guy|van|person|dude|suv) ...... (behind|following|every|again|everywhere|outside)
    (put|found|hid|planted|stuck|hidden|placed|is|theres) .. (airtag|air_tag|tracker|gps|tile|tracking_device|gps_tracker) (on|in|under) .. (car|purse|bag|truck|kids|coat|phone|backpack|my)
    ^(being|getting|im_being|i_am_being) (followed|watched)$
    stalk*
    (follow*|chas*|tailing) (me|us|her|my_daughter|my_sister|my_friend|my_car|behind_me|my_mom)
    (being|been|getting|im_being|was) (followed|stalked|watched|tailed|chased|harassed)
    (man|guy|someone|somebody|stranger|car|truck|van|dude|he|ex|person|they) .. (follow*|star*_at|waits_for|waiting_for) (me|us|her|outside)
    (man|guy|someone|somebody|stranger|dude|he|ex|person|they|neighbor) .. watch* (me|us|my_(house|apartment|window|door|every_move|building))
    <him> .. (sit|sits|sitting|sat|park|parks|parked|parking|wait|waits|waiting|stand|stands|standing|drive|drives|driving|drove|circl*|lurk*|creep*|hanging) ...... (outside|across_the_street|by_my|past_my|in_front_of|near_my|my_street|my_job|my_work|my_house|the_house|down_my|around_my|at_my|our_house|apartment|parking_lot)
    (car|truck|van|man|guy|someone|stranger|dude) ...... (outside_my|across_from_my|in_front_of_my|by_my_house|past_my_house|at_my_window|near_my_house|in_my_yard|in_my_bushes|in_my_driveway)
    <him> .. (keep|keeps|kept|wont_stop|wont_quit|cant_stop|constantly|always) .. (show*_up|com*_by|com*_to|driv*_by|driv*_past|call*|text*|messag*|email*|wait*|appear*|watch*|harass*|contact*|send*)
    <him> .. (shows?|showed|showing|pops?|popped|turns|turned) up .... (at|to|my|our|house|work|job|school|door|everywhere|again|daycare|gym)
    (wont|will_not|refuses_to|doesnt) (leave_me_alone|stop_following|stop_calling|stop_texting|stop_messaging|stop_contacting|quit_calling|quit_texting|leave_her_alone)
    (found|finds|figured|find|knows|know) (out)? where (i|we|she) (live|lives|work|works|moved|am|stay|staying)
    <him> .. (found|finds|find|knows|got) (out)? (my|our) (new)? (address|place|apartment|house|number)
    (blow*|blew) (up_my_phone|my_phone_up)
    (calls|texts|calling|texting|called|messages) (me|her) .. (nonstop|all_day|all_night|constantly|100_times|50_times|\\d+_times|every_hour|every_minute|over_and_over|from_different_numbers|from_fake_numbers|from_new_numbers)
    (me|nos|la) (sigue|siguen|seguia|persigue|persiguen|espia|espera_afuera|esta_siguiendo|anda_siguiendo|vigila|vigilan|acosa|acosan|hostiga|viene_siguiendo|venia_siguiendo|ronda) (cuando|a_todos|a_todas|por|desde|hasta|afuera|en|siempre|todos|todo|de|al|a|un|una|y|$)
    (hombre|senor|tipo|alguien|carro|desconocido|muchacho|vecino|viejo|camioneta|ex) .... (me|nos|la) (sigue|siguen|siguio|seguia|persigue|espia|espera|vigila|acosa|anda_siguiendo|esta_siguiendo|viene_siguiendo)
    (ex|esposo|marido|novio|exnovio|exesposo|exmarido|hombre) .. (se_aparece|aparece|llega|llego|viene|se_para|se_estaciona|pasa|anda|ronda|esta) .... (afuera|enfrente|a_mi_trabajo|a_mi_casa|en_mi_trabajo|por_mi_casa|de_mi_casa|de_mi_trabajo)
    (no_para|no_deja|no_dejan|no_paran) de (llamar*|marcar*|mandar*|buscar*|seguir*|molestar*|acosar*|escribir*|textear*)
    (sabe|encontro|descubrio|supo|ya_sabe) (donde|mi) (vivo|nueva_direccion|direccion|trabajo|estoy)
    (he|she|<him>) (got|gets|logged|logs|hacked|broke|breaks) (into|in_to|in) my .. (icloud|gmail|google|email|phone|cloud|snap*|instagram|facebook|accounts?|messages|whatsapp)
    (guy|man|coworker|customer|boss|client|someone|stranger|dude|ex|neighbor) .. (waits|waiting|stands|standing|hangs|lurks|hides|sits) (by|at|near|next_to|outside|around|behind) my (car|house|desk|door|apartment|bus|work|job|dorm|gym|truck|window)
    (track*|follow*|find*|watch*) (me|us) (with|through|on|using|by|over) .. (life360|find_my*|airtag*|gps|google|snap*|location|doorbell|cameras?)
    (post|posts|posted|posting|shared|leaked|gave_out|put) my (home)? (address|location|workplace|phone_number) (online|on|to|everywhere|in|$)
    (ex|abuser|stalker|stranger|man|guy) (is)? (outside|out_front|at_my_door) (now|rn|right_now)
    me (rastrea|rastrean|localiza|localizan)
    (comes|goes|shows_up) to my (church|school|gym|job|work|class) .. to (stare|watch|see|look)
    (think|its|is|has|put|found|got) (its|a|the)? (spyware|stalkerware)
  `,
  violence: `
    (leave|leaves|left|keep|keeps) (her|him|them|mom|grandma) .. without .. (food|eating|medicine|meds|water|care|a_bath)
    (la|lo|le|los) (deja|dejan|dejo|dejaron|tiene|tienen) sin (comer|comida|medicina|medicinas|agua|banar*|panal*)
    (scared|afraid|terrified|miedo) (to|of|de) (call|calling|llamar) .. (police|cops|911|policia)
    (teeth|tooth|jaw) .. (knocked|punched|kicked) (out|loose)
    broke my (glasses|phone|cane|hearing_aids?|inhaler) so i cant
    (me|la|le|nos) (agarr*|apret*|jal*|sujet*|cog*|tom*) .... (pescuezo|gaznate|garganta|cuello)
    (hide|hid|hides|hiding|quiet|lights_off|lights_out|turn_off|freeze|asleep|pretend*|run_to|lock*|whisper*|duck*|dont_move|hold_our_breath|stop_talking) ........ (his_(truck|car|headlights|tires|keys|key|boots|motorcycle|footsteps|steps|engine|van)|dads_(truck|car)|daddys_(truck|car)|he_(pulls|comes_home|gets_home|walks_in|is_home))
    (when|if|every_time|everytime|as_soon_as|whenever|once) .. (his|dads|daddys) (truck|car|headlights|tires|keys|key|boots|motorcycle|footsteps|steps|engine|lights|van) ........ (hide|hiding|quiet|lights|freeze|asleep|pretend*|run|lock*|stomach|shake|shaking|scatter|panic|heart|tense)
    (so|then|and|until|till) he (thinks|believes) (were|we|im|i|nobody|no_one|the_kids|everyone) .. (asleep|sleeping|gone|not_home|home|out|in_bed)
    (apag*|escond*|callad*|quiet*|dormid*|encerr*|corr*) ........ (su|el|la) (troca|camioneta|carro|moto|llaves|pasos) .. (llega|suena|oigo|oimos|entra|se_oye)?
    (cuando|si|cada_vez_que) .. (llega|suena|oigo|oimos|escucho|escuchamos|vemos|entra) .. (su|la|el) (troca|camioneta|carro|moto|llaves|pasos) .... (apag*|escond*|call*|dormid*|encerr*|corr*|tiembl*)
    (denunci*|poner_una_denuncia|poner_denuncia|levantar_cargos|meter_una_denuncia|reportar_con_la_policia) .... (a|contra|de) (mi|el|su) (esposo|marido|pareja|novio|ex|exesposo|exmarido|exnovio|padrastro|papa_de_mis_hijos|conyuge|concubino)
    (press|pressing|file|filing|drop|dropping|dropped) (the)? charges .... (husband|boyfriend|ex|partner|fiance|he|him|baby_daddy|stepdad)
    (report|turn_in|turning_in) my (husband|boyfriend|ex_husband|ex_boyfriend|partner|abuser|fiance|baby_daddy|stepdad)(?!_(income|to_the_irs|to_child_support|for_child_support|for_not_paying|wages|missing))
    (stand|stands|standing|stood) .. over (the|my|me|our) .. (bed|me)? .. (with|holding|and) .... (pillow|knife|gun|bat|hammer|rope|belt|staring|said|whisper*)
    (cant|dont|scared_to|afraid_to|wait_to) go (home|inside|back|in) .... (till|until|unless) (he|hes|my_husband|dad|my_boyfriend) .. (passes_out|pass_out|passed_out|asleep|sleeps|falls_asleep|sober*|leaves|gone|calms|goes_to)
    (sit|sitting|wait|waiting|drive|driving|stay|staying|hide|hiding|park|parked) .... (car|truck|van|lot|driveway|outside) ........ (till|til|until) (he|hes|my_husband|dad|my_boyfriend) .. (passes_out|passed_out|falls_asleep|fell_asleep|asleep|sleeps|sobers*|leaves|calms)
    (no_puedo|no_entro|espero|esperamos|me_quedo) .... (hasta_que|a_que) (el|se|mi_marido|mi_esposo)? .. (duerma|se_duerma|se_vaya|se_calme|este_dormido|le_pase)
    (follows|followed|following) (me|us) (from)? room (to|by) room
    (wont|doesnt|didnt|not|never|wouldnt) let (me|us) (sleep|eat|rest|shower|pee) .... (until|till|unless) (i|we)
    (cop|police_officer|officer|deputy|sheriff|trooper|detective|policia) .... (who_do_i_(call|tell)|who_can_i_(call|tell)|who_would_i_call|who_will_believe|(no_one|nobody)_(will|would)_(believe|help)|who_protects|a_quien_(llamo|le_digo|denuncio)|quien_me_va_a_creer)
    (tracks|tracking|watches|checks) my (snap|snapchat|location|loc|phone|gps) .... (mad|goes_off|yells|if_i|when_i|accuses|flips|trips|blows_up)
    (spit|spits|spat|spitting) (in|on|at) (my|me)
    (bit|bites) my (face|arm|arms|lip|neck|cheek|ear|nose|breast|hand|fingers?)
    (esconde|escondio|esconden|quita|quito|rompe|rompio|quemo) mis (papeles|documentos)
    (have_to|got_to|gotta|makes_me|made_me) (ask|beg) .. for (money|permission|cash) .... (pads|tampons|gas|food|anything|everything|diapers|shoes)
    (jumped|beat_up|beaten_up|stomped) by my <he>
    (scared|afraid|fear*|terrified) (for|4) (my|our) (life|lives)
    found .. (hotline|shelter|abuse) .. (number|website|search|card) .... (phone|purse|history)
    (nice|sweet|charming|angel|saint) (in_public|outside|at_church|to_others) .. (evil|mean|monster|devil|different|cruel) .. (home|private|me|us)?
    (friend|coworker|neighbor|sister|client|cousin|classmate|bestie|amiga|vecina|hermana) .... (with|has|had|got|covered_in|con|tiene) .. (bruises|black_eye|black_eyes|marks|busted_lip|moretones|ojo_morado)
    (throws|threw|throwing) .. (dishes|plates|glasses|things|furniture|chairs|pots|pans|stuff) .. (over|at|when|because|across)
    (her|my_sisters?|my_daughters?|my_moms?|my_friends?|my_cousins?) (husband|boyfriend|man|bf|ex|fiance) (did|does|done|caused) (it|this|that|all_of_it)
    (he|ex|husband|boyfriend|dad|him) .. (out|released|home|paroled) (of|from|on) (prison|jail|parole|probation|bond|bail) .... (soon|next|this|tomorrow|today|monday|tuesday|wednesday|thursday|friday|week|month)
    (tore|tears|rips|ripped|cut|shredded|bleached|burned|hid|hides) (up)? my (work|school|church|job|interview|good|only)? (uniform*|clothes|scrubs|badge|shoes|books|homework|outfit)
    (i_)?fell .... but .... (didnt|did_not|really|not) .... (fall|fell)
    (say|said|told|tell|tells) .... (i|she) .. fell .... (but|really|truth|pushed|didnt)
    (how|the_way) (he|my_husband|my_boyfriend|she) (treats|treated|talks_to|talked_to) (me|us)
    (going|gonna|going_to|about_to|will|trying_to|tryna|threat*_to) (come|be|kick|break|bust|beat|knock|smash) .. (thru|through|in|down|at|on) (the|that|my|our|this)? (front|back|bedroom|bathroom)? (door|window)
    (be|is|coming|comes|gets|get) .. (home|back|here) (any|in_a) (minute|min|second|moment)
    (pavor|terror) (de|a|que|cuando|del|al) .. (llegue|venga|regrese|esposo|marido|novio|pareja|ex|me|nos|hombre|papa|el)
    (le|les) (tengo|tenemos|tiene|da) .. (pavor|terror)
    (force|forced|forcing|make|making|made|pressur*) (me|her|us|my_\\w+) .. (marry|marriage|married|wed)
    (family|parents|they|dad|father|brothers|uncle|mom|mother) .... (taking|take|send|sending|fly|flying) (me|her|us) .... (marry|married|marriage)
    (forced|arranged) marriage
    honor (killing*|violence|based)
    (me|la|nos) (quieren|quiere|van_a|obligan_a|obligaron_a) casar*
    (matrimonio|casamiento) forzado
    (im|i_am|were|we_are|shes|she_is|kids_are|my_life_is|me_and_my_kids_are) in .. danger
    (estoy|estamos|esta|estan|corro|corremos|mi_vida) .. peligro
    ^(auxilio|auxilio_por_favor)$
    (bruises|bruised|moretones|moretead*) (all_over|everywhere|por_todos_lados|en_todo_el_cuerpo|again)
    <he> .. (rompe|rompio|quiebra|quebro|avienta|avento|tira|destroza|destrozo|patea|golpea) (todo|cosas|las_cosas|mis|muebles|platos|la_puerta|la_pared|el_celular|mi)
    (me|nos) (dice|grita|repite) .... (no_sirvo|no_valgo|inutil|no_sirves|estupida|mantenida|fea|tonta|idiota)
    <he> .. (chas*|came_after|comes_after|ran_after|runs_after|run_after) .. (me|us|her) (with|around_the|through_the|in_the)
    (vivo|vivir|vivimos|vida|es|hecho|hace) .. infierno
    (bang*|smash*|slam*|bash*|bounc*|dunk*|shov*|push*|stomp*) (my|her|our) (head|face|body)
    <he> (is|was|es|esta|has_been|gets|got|being|can_be|becomes) (so|very|really|too|muy|bien|a|an|always|super)? (mean|cruel|evil|dangerous|scary|aggressive|violent|controlling|abusive|narcissist|narcissistic|toxic|psycho|unhinged|unstable|monster|malo|cruel|peligroso|controlador|machista|posesivo|celoso)
    <he> .... (jumped|popped|decked|socked|clocked|whooped|whupped|backhanded|yoked|snuffed|mushed|hemmed|jacked|roughed|tossed|slung|snatched|choke_slammed|body_slammed|bodyslammed|dog_walked|laid_out|pistol_whipped|sucker_punched|curb_stomped|mauled|thrashed|clobbered|bludgeoned|lunged_at|charged_at|spanked|clawed|elbowed|kneed|trampled|wrestled|booted) (me|on_me|her|us)
    (beat|whoop*|whup*|kick*) (my|her) (ass|azz|butt|behind|a)
    tore (my|her) (clothes|shirt|hair|dress)
    (escondid*|esconderme|me_escondo|me_escondi|nos_escondimos|me_encerre|encerrada|nos_encerramos) .. (en|de|del) (el|la|un|una|mi|su)? (bano|closet|cuarto|cochera|recamara|bodega|ropero|sotano|marido|esposo|novio|pareja|ex|debajo)(?!_(esta|de_ninos|publico|quiero|busco|necesito|tapado|limpio))
    <he> ...... (se_pone|se_vuelve|se_porta|se_ponia|anda) .. (loco|agresivo|violento|bravo|mal|furioso|como_loco|enojado|grosero)
    <he> .... (quiere|va_a|iba_a|quiso|intento|trato_de|trata_de|queria|jura|amenaza_con|dice_que_me_va_a|jura_que_me_va_a) (matarme|matarnos|golpearme|quemarme|pegarme|lastimarme|ahorcarme|acuchillarme|desaparecerme|atropellarme)
    stabbed (and|by|bleeding|in|me|her|$)
    (have|had|need|needs) to ask .... before i (go|leave|buy|spend|eat|talk|call|see|do|drive|visit|use)
    <he> .. (me|my_\\w+|us|her) .. (against|into|through|thru|down|off|onto|across|out_of) (the|a|my)? (wall|walls|floor|door|stairs|ground|window|moving_car|dresser|counter|bathtub|tub|table|glass|mirror|concrete|fridge|car_door)
    <him> .... (broke|bust*|split|twist*|bent|bend*|crack*|fractur*|squeez*|crush*|yank*|stepped_on|stood_on|sat_on|knelt_on|cut|snapped|dislocat*|covered) (my|her) (\\w+)? (neck|throat|jaw|rib|ribs|wrist|arm|nose|finger|fingers|skull|leg|teeth|tooth|collarbone|lip|eye|ear|mouth|face|hand|foot|cheek)
    <he> .. (grab*|pick*_up|picked_up|reach*_for|got|went_for|came_with|swung|load*|clean*|show*|sleeps_with|keeps) (a|his|the|my) (loaded)? (gun|knife|machete|bat|hammer|crowbar|rifle|pistol|shotgun|axe|glock|blade|screwdriver)
    (me|nos|la|le) (agarro|agarra|agarraba|dio|da|daba|tiro|tira|metio|mete|solto|suelta|puso|pone|planto|lleno|llena|acomodo|quiso_dar|quiere_dar|tundio) (a|una|un|unas|unos|de|mi|buena)? .. (patada*|golpe(?!_de)|golpes|cachetada*|punetazo*|golpiza*|madriza*|paliza*|trompada*|putazo*|chingadazo*|chinga|bofetada*|cinturonazo*|empujon*|cabezazo*|puneta*|moretone*|guamazo*|fregadazo*|tunda|batazo|cuchillada*|navajazo*)
    me (quiso|quiere|intento|trato_de|trata_de) (ahog*|asfix*|quem*|mat*|golp*|peg*|atropell*|acuchill*|estrangul*|envenen*|lastim*)
    (me|nos) (cachetea|cacheteo|cachetear|empujo|empuja|sofoca|sofoco|asfixia|asfixio|ahoga|ahogo|atropello|acorrala|acorralo|corretea|correteo|apreto|aprieta)(?!_(el_trabajo|la_deuda|la_escuela))
    (siendo|esta|estan|es|fue) (golpead*|maltratad*|abusad*|amenazad*) (por|de)
    (si|cuando) (lo|me) (dejo|voy) (me|nos|se) (mata|va_a_matar|quita|golpea|pega|mato)
    <him> .. (wont|refuses_to|will_not) (leave|get_out|move_out)(?!_(me_alone|voicemail|a_tip|his_job))
    (ran|run|running|got|snuck|escaped|walked|left) (out|away) .... (barefoot|no_shoes|without_shoes|in_my_pajamas|with_nothing|gas_station)
    <he> .......... so (i|we) (cant|couldnt|could_not|can_not) (leave|call|go|drive|get_out|get_away|talk)
    <he> .... (goes|gets|went|going|go) (crazy|off|nuts|ballistic|insane|psycho|berserk)
    <he> .. accus* (me|her)
    (being|is|getting|am|was|im|gets) (controlled|isolated|manipulated|yelled_at|mistreated|screamed_at|intimidated|terrorized|tormented|belittled) (by|at)
    (scared|afraid|worried|terrified) .... when he
    <he> (be|is|s)? (tweak*|wildin*|bugging|raging) .......... (hit*|us|me|kids)
    snatch* (my|her) (phone|keys|purse)
    (hide|hiding|save|saving|stash*) money .... (leave|from_him|from_my_husband)
    before he (gets|comes|finds|wakes|is) (home|back|out|up|me|here)
    antes (de)? que (llegue|regrese|vuelva|venga|despierte|me_encuentre)
    (want|wants|wanting|need|needs|ready|afraid|trying|plan|planning) to leave (but|and|with|tonight|soon|$)
    help .. leaving (him|my|safely|an|abus*|$)
    <he> .... (comes|came|coming|going) (after|for|at|to_get|to_find) (me|us|her)
    <him> (is)? .... (looking|hunting|searching|asking) for (me|us|her)
    left .... clothes on (my|our) (back|backs)
    <he> .... (keep|keeps|kept|keeping|holds|hides|hid) (my|all_my|our|her) <papers>
    (husband|boyfriend|he|ex|partner|man) ........ (says|said|threat*|tells_me) .... deport*
    he (snaps|snapped)
    (about|going|gonna) (to)? snap
    (gets|get|getting|got) physical (with|when|and|$)
    (he|hes|its|abuse|fights|fighting|anger|temper|hitting|violence) (is|are|keeps|just)? getting worse
    <he> .. (has_a_temper|rages|bad_temper|anger_issues|anger_problem*|explodes|blows_up_at)
    (how|ready|trying|need|want|afraid|scared|help|planning) (do|can|to|me)? (i|safely)? .. (leave|leaving) (him|my_husband|my_boyfriend|my_abus*|an_abus*|this_man|safely|an_abuser)
    how (do_i|to|can_i) leave$
    (dejarlo|dejar_a_mi_(esposo|marido|novio|pareja)) (sin|y|con|pero|porque|$)
    (im|i_am|feel|feeling|am) trapped (with|by|at_home|in_my_(home|house|marriage|relationship)|in_this|$)
    (need|have|want|place) to hide (from|me|us|$)
    <he> .... (threats|verbal_threats|death_threats)
    (death|getting|gets|received) threats
    (esta|anda|viene|llega) (borracho|tomado|drogado) .... (me|nos|pega|grita|violento|rompe|agresivo)
    (me|la) (dice|llama|trata) .. (inutil|puta|pendeja|estupida|basura|loca|gorda)
    (me|nos) anda buscando
    (her|my) head .. (thru|through|into|against|on) (the|a)? (wall|door|floor|window|sink|counter|car)
    (mom|dad|stepmom|stepdad|parents|brother|uncle) .. (hits|hit|beats|beat|whoops|whips|punches|punched|slaps|slapped|chokes|choked) (me|us)
    (treats|treat|treating) me like (a_slave|trash|dirt|garbage|an_animal|property|a_prisoner|a_dog)
    (wylin|wilin|wildin|trippin|tripping|spazzing|going_off|snapping|flipping) (out)? (on|at) (me|us|the_kids)
    <he> .... <harm>
    <harm> (by)? .. <he>
    <strongHarm> (me|us|on_me)
    (hit|hits|hitting|kicked(?!_\\w+_out)|kicks|hurts?|hurting|pushed|pushes|grabbed|grabs|threatened|threatens|threatening|threw|throws|drags|dragged|bites|spits|burned|shook) (on|at|up)? (me|us)
    (getting|get|gets|got|being|been|am|im|is|was|shes) (beat|beaten|hit|abused|choked|slapped|punched|kicked|strangled|threatened|battered|knocked_around|thrown_around|pushed_around|smacked|beat_on|beat_up|jumped_by_my)
    <scared> of .. <he>
    <scared> of (going_home|what_he|his_temper|his_anger|being_alone_with)
    <scared> for (my|our|her|their) (life|lives|safety)
    <scared> to (go_home|be_home|come_home|sleep_at|leave_him|leave_my_husband|be_alone_with|stay_here|tell_him|go_back|leave_the_house|be_there)
    <scared> (that)? (he|hes|she|my_husband|my_boyfriend|my_ex|my_dad|my_stepdad)
    (dont|do_not|never|didnt|doesnt|not) (feel|feeling)? safe (at_home|here|in_my|with_him|with_my|around|going_home|in_our|there|anymore|living|where_i)
    (walk*|living) on (eggshells|egg_shells)
    hid* (in|from|under) .. (bathroom|closet|room|basement|garage|bedroom|him|ex|husband|boyfriend|bed|shed)
    (locked|lock) (myself|ourselves|us|me|the_kids) in
    (?<!\\b<office>_)(wont|doesnt|never|not|didnt|refuses_to|will_not|wouldnt|wont_even) (let|lets|letting|allow|allows) (me|us|her|my_sister|my_daughter|my_mom|my_friend) (to)? (leave|out|go|work|see|have|talk|use|drive|get|call|eat|sleep|take|wear|be|visit|come|speak|learn|study|finish|touch|near|spend|open|keep|shower|do|alone|answer|contact)
    (not|never|arent|isnt|aint|wasnt) allowed to (leave|see_my_(family|friends|mom|sister|parents)|talk|use_my_phone|use_the_phone|go_out|go_anywhere|call|spend|eat|wear|speak|visit)
    (have|need|had) to ask (him|my_husband|permission|for_permission)
    <he> .. <takes> (away|all|all_of)? (my|her|our) (own|only)? (phone|keys|money|paycheck|paychecks|check|checks|car|card|cards|ebt|debit|birth_control|glasses|meds|medicine|pills|insulin|wallet|purse|papers|passport|documents|id|green_card|visa|clothes|shoes|food_stamps|ssi|social_security|disability|cell)
    <he> .. (lock*|trap*|confin*|chain*|tied|corner*|isolat*) (me|us|her|my_mom|my_sister)
    <he> .. (keep*|kept) (me|us|her) (locked|trapped|inside|from_(leaving|seeing|working|talking|my)|away_from|in_the_house|isolated|prisoner|in_a_room)
    (held|holding|being_held|keeping|keeps|kept) (me|us|her)? (hostage|captive|prisoner|against_my_will|against_her_will|here_against)
    <he> .... (break*|broke|smash*|destroy*|punch*|kick*|throw*|threw|trash*|burn*|shot) ... (door|phone|window*|furniture|dishes|everything|things|tv|wall|walls|car|my_stuff|all_my|stuff|house|belongings|plates|holes)
    (he|she|husband|boyfriend|ex|dad|partner|wife|man|guy|bf|gf) (said|says|say|told|tells|swears|swore|threat*|keeps_saying|is_going|gonna|going_to|would|will) ........ (kill*|hurt*|shoot*|burn*|stab*|find_me|hunt_me|take_the_kids|take_my_kids|take_(my|the|our)_baby|take_our|deport*|call_ice|call_immigration|beat|hit|ruin|make_me_pay|regret|bury|choke|come_after|destroy_me|never_see_my|never_see_the)
    if (i|she|we) (ever)? (leave|left|leaves|go|call|tell|called|told|try|tries|file|talk|report|divorce|break_up) .......... (kill*|hurt*|burn*|shoot*|take_my|take_the|take_our|find_me|die|dead|deport*|ice|immigration|beat)
    (threat*) .... (deport*|immigration|ice|kill|hurt|shoot|take_my_kids|take_the_kids|cps|custody|burn|gun|post)
    (black_eye|black_eyes|busted_lip|broken_rib*|broken_jaw|broken_nose|bruises|bruised|choke_marks|finger_marks|handprints|marks_on_my) .......... (<he>|arm|arms|neck|face|partner|home)
    (bruises|marks|fingerprints) (on|around|all_over) my (neck|arms|arm|body|face|legs|throat|wrists|back|ribs)
    (gives|gave|giving|given) (me|her) .. (black_eye*|bruise*|busted_lip|concussion|bloody_nose)
    (get|getting|got|run|running|ran|escape|escaping|leave|leaving|hide|hiding|break|free) (away|out|free)? (from|of)? (my|a|an|this|her|the|his)? .. (abuser|abusive|abuse|violent|crazy_ex|controlling|violence)
    (get|getting|get_her|get_me|get_us|run|escape|escaping) (away|out) (from|of)? (him|my_husband|my_boyfriend|my_ex|my_partner|my_dad|my_stepdad|her_husband|her_boyfriend|this_man|a_man_who|this_relationship)
    (escape|escaping|flee|fleeing|fled) (from)? (him|my_husband|my_boyfriend|husband|abuse|abuser|my_abuser|violence|domestic|partner|boyfriend|ex|my_ex|my_family|a_violent|an_abusive)
    (put|puts|putting|lay|lays|laying|laid) (his|her|their|the|your|yo)? (hand|hands) (on|around) (me|her|my|his|us|the_kids)
    hands on (me|her|my_daughter|my_sister|my_friend|us)
    (pull*|point*|has|had|holds?|holding|waving|waves|came_at_me_with|put|puts|aim*) (a|his|the|out)? (a|his|the)? (loaded)? (gun|knife|machete|bat|weapon|rifle|pistol) (on|at|to|in) (me|my|her|us|his|the|hand)?
    came at (me|her|us) .. (with|gun|knife|bat|hammer)
    (me|le|nos) (apunto|amenazo) con
    tiene (un|una|el|la) (arma|pistola|cuchillo|navaja|machete|rifle)
    has .. (a|the|his) (gun|knife|rifle|pistol) (on_me|in_the_house|in_his|and|to_my)?
    <him> (is|s|was)? (outside|banging|pounding|breaking_in|broke_in|kicking|trying_to_get_in|trying_to_break|on_his_way|going_to_snap|about_to_snap|gonna_snap|losing_it|going_off|stalking|hunting|waiting_for|waiting_outside|at_(my|the|our)_(door|house|window))
    (husband|he|hes|bf|boyfriend|dad|ex|stepdad|partner|man) (is|be|was|gets|comes_home|got|came_home|s)? (drunk|wasted|high|on_meth|drinking) .......... (hid*|lock*|break*|broke|yell*|scream*|scared|afraid|door|throw*|hit*|violent|mean)
    (el|ex|esposo|marido|novio|pareja) (esta|anda)? (afuera|en_la_puerta|tocando_la_puerta|tumbando_la_puerta|rondando|preguntando_por_mi|buscandome)
    he(s|_is|_gets|_got|_will_be|_was)? (so|really|super|very)? (pissed|mad|furious|raging|violent|enraged|livid|angry|aggressive)
    <him> .... (out|released|sale|salio|salir|soltaron|getting_out|gets_out) .. (jail|prison|custody|carcel|prision)
    (?<!\\bse_)me (ha|han|esta|estan|quiere|quieren|quiso|va_a|iba_a|anda|sigue|volvio_a|trato_de|tiene|trae)? (golpe*|maltrat*|amenaz*|empuj*|jalon*|ahorc*|estrangul*|pate(a|o)|cachet*|encerr*|encierr*|insult*|humill*|avent*|avient*|acuchill*|apunal*|agred*|tortur*|amarr*|arrastr*|zarande*|sacud*|escup*|intimid*|pega|pego|pegue|pegaba|pegado|pegando|pegan|pegaron|pegar|vigilada|controlada|aislada|mata|matar|grita|gritaba|gritando|cela|celaba|mordio|muerde|quemo|pellizc*|nalgue*|azot*|jala|jalo|tumbo)
    me (prohibe|prohibio|tiene_prohibido|tiene_miedo|tiene_encerrada|tiene_amenazada|tiene_controlada|tiene_vigilada|tiene_sin_dinero|tiene_secuestrada|tienen_encerrada|revisa_el_(telefono|celular)|checa_el_(telefono|celular)|quita_el_(cheque|dinero|telefono|celular)|quito_el_(telefono|celular|carro|dinero|pasaporte)|quito_(mis|las|mi|los|a_mis|a_mi)|quita_(mis|las|mi|los|a_mis))
    me rompio (la|el|los|mi|un|una) (\\w+)? (brazo|nariz|boca|labio|costilla*|mano|dedo|diente*|cara|celular|telefono|ropa|cosas)
    no (me|nos|la|le) (deja|dejan|dejaba|permite|permiten) (salir|trabajar|ver|tener|hablar|usar|ir|estudiar|manejar|comer|dormir|llamar|irme|en_paz|visitar|vestir*|aprender|ni|hacer|cargar|gastar|contestar|divorciar*)
    miedo (de|a|al|que|con|por)? .. (esposo|marido|novio|pareja|ex|papa|padrastro|suegro|hijo|hermano|exnovio|me_haga|me_mate|me_encuentre|me_pegue|me_golpee|nos_haga|llegar_a_mi_casa|llegar_a_casa|regresar_a|volver_a_mi)
    vivo con miedo
    (wont|refuse*|didnt|never|doesnt) .. (bring|give|return) (them|him|her|my_(kids|son|daughter|baby|children)) back
    marry off (my|our|me|her)
    (marry|marrying|married) (me|her|us|my_\\w+) off
    (get|pick|come_get) (me|us) (up)? from (his|my|this) (house|place|apartment)
    (jok*|talk*|laugh*|sing*|dream*|brag*|fantasiz*) .. (about|of) .. (kill*|hurt*|bury*|shoot*|drown*|strangl*|poison*|getting_rid_of) (me|us|my|the)
    (prisoner|hostage|trapped|captive|caged|slave|prisionera|presa) (in|at|en) (my|our|his|this|mi|su) (own|propia)? (house|home|marriage|room|apartment|relationship|casa)
    (treats?|treated|feel|like) .. like (a|his|their) (prisoner|slave|maid|servant|dog|property)
    <he> .. (came|comes|coming|went|goes|going) (at|after) (my_)?(mom|mama|sister|brother|little)
    (tuve_que|had_to|have_to|me_tuve_que) (brincar|saltar|salir*|escapar*|jump|climb|escape|crawl) .. (por|out|through|out_of) (la|the|a|my) (ventana|window)
    (quiere|va_a|puede|amenaza_con) quitar* .. (mi|mis|los|las|la|el) .... si (lo|me|le|hablo|digo)
    (called|call|llamo|llamaron) .. (cops|police|policia) .... (told_them|said|dije|told_the) .... (nothing|fine|fell|accident|nada|bien|caido)
    me (agarra|agarro|aprieta|apreto|jala|jalo|tuerce|torcio) .. (del|el|de_los|los) (brazo|brazos|cuello|pelo)
    me (deja|dejo|ha_dejado|dejaba) .. (marcas|moretones|moreteada|marcada|morada)
    (pack|bring|take|grab) (with_me)? (if|when|before) i (leave|run)
    harta de .. (golpes|gritos|insultos|humillaciones|maltratos)
    me (saco|jalo|jala|agarro|agarra|arrastro|tiro) .. (de|del|por) (los|el|mis)? (pelos|pelo|cabello|cuello)
    (slept|sleep|sleeping|lay) with (my|the) (shoes|clothes|coat|keys) on
    (le|les) (tengo|tienen) (mucho)? miedo
    (marido|esposo|novio|pareja|papa|padrastro|viejo|hombre|companero|yerno|exnovio|exmarido|hijo) .. (le|la|les|lo|me|nos) (\\w+)? (pega|pego|golpe*|maltrat*|amenaz*|jal*|empuj*|insult*|grita|ahorc*|corrio|echo_de|saco_de|pateo|patea|humilla|controla|cela|encierra|trata_mal|hace_dano|levanta_la_mano|levanto_la_mano)
    (me|le|nos) (levanta|levanto|alza|alzo|puso|pone) (la|las) manos?
    amenaz* .... (matar*|mata|quitar*|migra|inmigracion|migracion|deportar*|golpear*|quemar*|arma|ninos|hijos)
    (dice|dijo|amago|jura|juro) .... (matar*|mata|quitar*_(a_)?(mis|los|las)|golpear*|quemar*|ir_a_pesar|echar*_la_migra|llamar_a_la_migra|deportar*)
    (me|nos|la) (va|iba|quiere|quiso|podria|puede) (a)? (matar|golpear|pegar|quemar|quitar_a_mis|hacer_dano|lastimar|encontrar)
    (echar|echarme|echo|echa|aventar) .. (migra|inmigracion|migracion|ice)
    (va_a|iba_a|quiere|si_lo_dejo) .. (llamar|hablar) .. (migra|inmigracion|migracion|ice)
    (escapar|escaparme|huir|huyendo|escape|alejarme) (de|del) (mi_(esposo|marido|novio|pareja|ex|agresor|abusador|casa)|el|este_hombre|la_violencia|maltrato|abuso|un_hombre_violento)
    (violencia|maltrato|abuso) (en_casa|en_mi|en_la_casa|de_pareja|de_mi(?!_(en|cuando|anoche|ayer|hace|y|desde))|fisico|verbal|psicologic*|emocional|familiar|intrafamiliar|domestic*|economic*)
    (elder|elderly|grandma|grandmother|grandpa|abuela|abuelo) .... (abuses|abused|abusing|hit|hits|push*|slap*|golpe*|maltrat*)
    (friend|sister|daughter|mom|neighbor|coworker|niece|cousin|client|student) .... (swollen|bruis*|black_eye|busted_lip|marks|scratches|sunglasses) .... (says|said|claims|saying) .. (fell|tripped|door|clumsy|accident|nothing|fine)
    (not|never) allowed to have (my|a|any)? (own)? (bank_account|account|money|friends|job|keys|opinion|privacy|credit_card|debit_card)(?!_(here|at|in|with_this|because_of|on))
    (<he>|he|she) .... (knocked|busted|split|cracked|chipped) (out)? my (front)? (tooth|teeth|lip|jaw|nose|eye|ribs?|head|skull|phone)
    (escucho|oigo|oimos|escuchamos|se_oyen) .... vecin* .... (grit*|golp*|llor*|auxilio|pele*)
    vecin* .... (grita|gritando|llora|llorando) .... (golp*|pega*|auxilio|ayuda)
    (rompio|violo|ignora|ignoro|incumplio|no_respeta|quebranto|se_salto) .. orden (de)? (restriccion|proteccion|alejamiento|no_contacto)
    (<he>|he|she) .. (left|leaves|dumped|dropped|abandoned) (me|us) .. (side_of_the|on_the_highway|middle_of_nowhere|freeway)
    ojo (morado|negro|moro)
    (sick|tired|scared|afraid) of (his|her|my_\\w+) (fists|hands|temper|anger|rage|mood|moods)
    (takes?|taking|took|steals?|cashes|spends) my (ssi|ssdi|disability|social_security|pension|benefits)
    (killed|dead|die) for (honor|dishonor*|shaming|dating)
    (miedo|terror) .... (salga|sale|salio) .. (carcel|prision)
    (me|nos) (rompe|rompio|corta|corto|quema|quemo) (la|mi|toda_la|toda_mi) ropa
    (yank*|jerk*|drag*|drug) me (out|by|down|across|up|off|into|from)
    ^(hides|flushed|flushes|smashes|breaks|hid|cut_up|rips_up|burned|sold) my (birth_control|pills|insulin|inhaler|walker|wheelchair|cane|hearing_aids?|mail|dresses|clothes|phone|keys|passport|papers|glasses|makeup|medicine)
    (approve|approves|inspects) my (outfit*|clothes|texts|calls|friends|posts)
    ^(help|please_help|ayuda|auxilio) .. (he|hes|el) .. (here|outside|aqui|afuera|coming|viene|inside)
    he .. (took|hid|has|takes|keeps|hides) the .. keys
    (sali|salimos|me_fui|nos_fuimos) huyendo
    controls (the|our|all|all_the) (food|money|thermostat|phones|bills|keys)
  `,
  tonight: `
    (im|we|were|i) going (to)? be (homeless|on_the_street*)
    (friends|moms|sisters|cousins)? couch .. (fell_through|fell_thru|ended|is_over) .... (need|tonight|dark|place|where)
    (no_money|cant_afford|cant_pay|out_of_money|broke) .. (for)? (another|one_more|the|more|tonight|tonights) .. (night|nights)? .. (motel|hotel|room)
    (need|needs|somewhere|something|place|bed) .. (by|before) (dark|nightfall|tonight|sundown|midnight)
    (walk*|wander*|riding|ride) .. all (night|day) .... (stroller|kids|kid|baby|bags|backpack|suitcase|rain|cold)
    (sheriff*|marshal*|constable*|deputies|deputy|sherrif) .... (locked|put|puts|threw|kicked|evicted|set) (us|me|our|my)
    (im|i_am|being|because|cuz|found_out|told_them|came_out) .. (gay|lesbian|trans|bi|pregnant|queer|bisexual|embarazada) .... (told|made|asked|want|wants|said) (me)? .. (leave|get_out|go|out|pack|gone)
    (me|nos) (saco|sacaron|echo|echaron|tiro|tiraron|aventaron|puso|pusieron) (las|mis|nuestras|todas_mis|todas_las|los|mi) (cosas|ropa|muebles|todo) .. (a|en) la (calle|banqueta|basura)
    (sister|brother|aunt|uncle|mom|dad|mother|father|friend|cousin|roommate|grandma|she|he|they) .. (said|says|told_me|told_us) .. (cant|cannot|got_to|have_to|can_not) (stay|be_here|sleep_here|live_here|leave) (here|there|no_more|anymore|any_more|tonight|no_longer)
    (pregnant|embarazada|expecting) .. (and)? (sleep*|slept|living|duermo|durmiendo) (outside|in|on|under|en|afuera)
    (dont|do_not|no) know (nobody|anybody|anyone|no_one|a_soul) (here|in|around|out) .... (bed|place|sleep|stay|shelter|go)
    (discharg*|releas*) (me|us|my_mom|her|him) .... (no|dont_have|without|have_no|havent_got) (a|any)? (home|place|house|address|shelter|roof|where)
    (motel|hotel|voucher|airbnb|extended_stay|shelter_stay|shelter|my_stay|my_time|our_time|the_room|our_room)(?:_\\w+){0,4} (ends?|up|over|runs_out|ran_out|expire*|checkout|check_out|last_(night|day))(?:_\\w+){0,4} (tonight|tomorrow|today|nowhere|nothing|no_where|am|\\d+am|morning|noon|where)
    (have|has|got|need|needs|told|want|wants) .. (be|get|move) out .. (by|before|of_here_by|tonight|today) (tonight|today|dark|midnight|noon|tomorrow|morning|the_morning|\\d+)?
    (put|puts|threw|set|left) (my|our|all_my|all_our|all_of_our) (stuff|things|clothes|belongings|furniture|shit|bags) (out)? (on|in|at|by) the (curb|street|lawn|yard|porch|sidewalk|dumpster|hallway)
    (live|lives|living|sleep|sleeping|slept|stay|staying) in (car|van|tent|truck)
    (spot|crib|floor|couch|room|place) .. (tonight|tonite|2nite|2night)
    (sleep*|slept|live|living|stay*) (in|at|outside) .. (parking_lot|rest_stop|rest_area|truck_stop|laundromat|stairwell|storage_unit|shed|airport|train_station|bus_station)
    (evicted|locked_out|kicked_out|put_out|thrown_out|homeless) (today|tonight|now|as_of_today|this_morning) .... (kids|no_where|nowhere|baby|no_place|children|no_family|no_money)
    (kicked|thrown|put|threw|tossed) (me|us|her|him|them)? out .. (1\\d|gay|lesbian|trans|bi|pregnant|for_being|by_my|im_\\d+|because_im)
    (me_corrieron|me_corrio|me_echaron|me_sacaron) .. (casa|por_ser|embarazada|mis_papas)
    (get|getting|got) out of (the|my|this|our) (house|home|apartment) .. (tonight|now|today|safe|safely)
    no (bed|beds|rooms|shelter|shelters|motel) (anywhere|available|tonight|left|open|space)
    (raining|freezing|snowing|cold|storm*) .... (with)? .. (kids|outside|nowhere|in_the_car|baby|no_place)
    (sleep*|slept) (in|out_of|on|at|outside_in)? (my|the|a|our|his)? <car>
    (live|living|stay*) (in|out_of) (my|our|a|the|his) (car|cars|truck|van|suv|tent)(?!_\\w+_(dealer|park))
    (live|living|stay*) on the (street|streets)
    (no|dont_have|dont_have_a|without_a|not_have|not_have_a|got_no|aint_got|havent_got|no_safe) (safe)? (where|place|any_place|anywhere|nowhere|somewhere|anyplace|bed|roof) (safe)? (to|for) (us_to|me_to)? (go|sleep|stay|spend_the|crash|rest|lay)
    (nowhere|no_where|no_place|noplace) .. (to|for) (go|sleep|stay|live|be|lay)
    dont know where (to|we|i|im|were|were_going_to|im_going_to|we_will|ill|to_go_to) .. (sleep*|stay*|live|tonight)
    dont know where to go (tonight|with_my|with_the|from_here|anymore|im|and_i|we|$)
    where .... (sleep|stay|go) (tonight|tonite|2nite|to_night)
    (?<!\\b(landlord|manager|owner)_(is_|just_|has_)?)(kicked|threw|throwing|kicking|puts?) (me|us|her|my_friend) out(?!_of_(school|the_program|class|work|section))
    (kicked|thrown|put|locked) out (of_(the|my|our|his|her)_(house|home|apartment|place|car))? .. (tonight|with_my|with_no|baby|kids|nowhere|homeless|in_the)
    (stuck|stranded) at .. (bus_station|greyhound|bus_stop|gas_station|airport|truck_stop)
    in the (cold|snow|rain) with .. (kids|baby|nowhere|children)
    (bed|beds|shelter|room|motel|hotel|cot|somewhere|someplace|place|safe_place) (for|to_sleep|to_stay|to_go|safe)? .. (tonight|tonite|2nite|right_now|to_night|for_the_night|this_night|esta_noche)
    (homeless|sin_hogar|sin_casa) .. (tonight|tonite|right_now|as_of_today|today|now|desde_hoy|hoy)
    (no_se|no_tengo|no_tenemos|no_hay|sin|no_sabemos) (a)? (donde|adonde|lugar|un_lugar|lugar_donde|techo) .. (ir|dormir|quedarme|quedarnos|pasar_la_noche|duermo|dormimos|irme|irnos|meterme)(?!_(para|por|al|a_sacar))
    (donde|adonde) .. (dormir|quedarme|duermo|dormimos|pasar_la_noche|quedarnos) .. (hoy|esta_noche|ahorita|con_mis|con_mi)
    (estoy|estamos|vivo|vivimos|quede|quedamos|duermo|dormimos|durmiendo|viviendo|quedar|quedando|dejo|dejaron|ando|andamos|anda|esta) (ahorita|hoy)? (en|durmiendo_en|viviendo_en) (la|el|mi|un|nuestro) (calle(?!_\\d)|carro|troca|parque|camioneta|coche|van)
    me (corrio|corrieron|echo|echaron|saco|sacaron|boto|botaron) (de_la_casa|de_mi_casa|de_su_casa|a_la_calle|con_mis|anoche|hoy|esta_noche|del_departamento|de_casa)
    locked (me|us)? out(?!_of_(my|the)_(car|phone|account|email|computer|truck|icloud|storage)) ...... (dark|night|tonight|midnight|freezing|kids|baby|raining|cold)
    (fled|escaped|ran_from|ran_out_of) (my|our|the|his) (house|home|apartment|place) .... (just|only|nothing|clothes|purse|shoes|pajamas|nightgown|barefoot)
    (left|fled|escaped|ran_from|got_away_from) (him|her|<him>|my_<him>|the_house) .... (gas_station|parking_lot|mcdonalds|walmart|bus_(stop|station)|lobby|police_station|in_my_car|outside|waffle_house|truck_stop)
    (walk*|wander*|riding_the_(bus|train)|ride_the_(bus|train)) .. all (night|day) .... (my_(stuff|bags|things|kids|baby)|nowhere|no_place|cold|rain|suitcase)
    (discharg*|releas*|let) .. (from|of) .. (hospital|jail|prison|rehab|detox|er|psych) .... (no|dont_have|without|have_no|havent_got) (a|any)? (home|place|house|address|shelter|roof)
    (my|our) (tent|camp) .. (taken|stolen|swept|trashed|burned|flooded|destroyed|torn|gone)
    (made|told|forced|ordered) (me|us) (to)? (leave|go|get_out|move_out) .... (no_place|nowhere|no_where|outside|dont_have_a_place)
    where (can|do|could|should) (i|we) go (right_now|now|tonight)
    (evicted|kicked_out|put_out|on_the_street|outside) .... (first|second|third|last) night (outside|on_the_street|homeless|in_the_car)
    no shelters? (will|would|wants_to) (take|accept|let) .. (me|us|my|him|her|boys|teen|son|family|dog)
    (me|us|we|i) .... in (the|my|our) (car|van|truck) (at|behind|by) (a|the)? (walmart|rest|truck|parking|target|gas|church|park|lot)
    no shelter .. (take|takes|taking) (me|us|my)
    (sleep|sleeping|slept) .. behind (a|the) \\w+
  `,
} as const
