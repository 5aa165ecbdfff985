/**
 * What a sentence of danger is made of, where no pattern knows it as a whole: families of words, written as the patterns
 * are, and which of them say a danger together, in whatever order they stand.
 */

/** Each family by its name; one pattern a line. */
export const families = {
  intimate: `
    (he|him|husband|boyfriend|partner|wife|girlfriend|ex|fiance|fiancee|spouse|baby_daddy|baby_daddys|babys_(dad|father)|my_man|(ol|old|ole)_man|kids_(dad|father)|daddy|daddys)
    (mi|el) (esposo|marido|novio|pareja|viejo|ex|exnovio|exesposo|exmarido|senor|hombre)
  `,
  family: `
    (dad|stepdad|stepmom|stepfather|stepmother|step_mom|step_dad)
    (my|our|his|moms|her|their) (dads|moms|fathers|mothers|dad|daddy|mama|momma|father|step_?dad|stepfather|mom|mother|step_?mom|stepmother|brother|brother_in_law|uncle|aunt|son|grandson|cousin|in_laws|mother_in_law|father_in_law|parents|family|aide|caregiver|roommate|foster_(dad|mom|parents)|mom_and_him)
    (mi|mis|su) (papa|mama|papas|padrastro|madrastra|hermano|tio|primo|cunado|hijo|suegra|suegro|suegros|familia|cuidadora)
  `,
  keeper: `
    (foster|step) (dad|father|brother|uncle|parent)
    (daycare_(man|lady|worker|teacher)|nanny|sitter|coach|roommate|housemate|uncle|grandpa|grandpas|grandfather|step_?dad|stepfather|foster_(dad|father|brother)|teacher|tutor|pastor|priest|doctor|nurse|boss|manager|supervisor|sergeant|officer|cop|deputy|landlord|massage_(guy|man|therapist)|(uber|lyft|cab|taxi)_driver|babysitter|brother_in_law|stepbrother|cousin|professor|photographer|therapist|chiropractor|dentist|bishop|imam|rabbi|elder|youth_leader|orderly|cna|guard|trainer|counselor|caseworker|neighbor)
    mom(s)? (new)? (man|boyfriend|husband|guy)
    (tio|abuelo|padrastro|primo|cunado|vecino|maestro|entrenador|pastor|jefe|patron|suegro|hermanastro|esposo_de_mi_(hermana|tia|mama)|novio_de_mi_(mama|hermana))
  `,
  her: `
    (me|my|us|our|i|im|ive|mi|mis|nos|yo)
  `,
  kid: `
    <kid>
    (\\d|1[0-7]) (year|yr|yo|years|yrs)
    (is|im|am) (\\d|1[0-7])
  `,

  permission: `
    permission
    permiso
    (have|has|had|got|need) to (ask|lie|hide|sneak|tell_him|text_him|send_him|call_him|be_home|be_back|answer|report|account|prove|explain|show_him|beg|obey|check_in)
    (lets|let|allows|allowed|gives) me only
    only (lets|let|allows|gives) me
    (tells|told|decides|picks|chooses|controls|says) .. (who|what|when|how) (i|to|my) .. (talk|wear|eat|see|go|friends|say|do|spend|sleep|can|should|have|dress|call|shower)
    (picks|chooses|decides) (who|what|when|my)
    (wont|wouldnt|doesnt) (say|tell_me) where
    (wears?|wear) .. (makeup|shorts|dress*) .. (if|when|mad|angry)
    (cant|no_puedo) (even|ni) (talk|hablar|breathe|smile|laugh|cry)
    (made|makes|make|forced|forces) me (delete|quit|give|get_rid|block|stop|drop|unfriend|leave_my|cut|sign|swear|apologize|beg|kneel|stand|sleep_on|eat|watch|send|choose|stay|share|prove|show|hand)
    (gets|get|got|is|so) (mad|angry|jealous|furious|upset|weird|pissed) (if|when|whenever|every_time|because) i
    (wants|demands|has|needs) to know (who|where|what|every)
    if im .... late
    every (dollar|penny|cent|minute|hour|move|text|call|mile|receipt|peso|centavo)
    (obey|submit|submissive)
    (me|nos) (prohibe|prohibio|exige|ordena)
    no puedo (ni)? (hablar|salir|ver|llamar|usar|vestir*|tener|ir)
    (se_enoja|se_pone) .... (si|porque|cuando|loco|furioso|agresivo|violento)
    (si|cuando) no (le)? (contesto|obedezco|hago|cocino|llego)
  `,
  depriving: `
    (wont|doesnt|dont|never|refuses_to|didnt|wouldnt|not) (give|let|share|feed|buy|sign|unlock|leave|return|get|take) (me|us|my|the_baby|her|the_kids)
    (makes?|made|making) me (lose|late|miss|quit|sick|feel_(crazy|small|stupid|scared|worthless|ugly|like)|think_im|earn|pay|sit|wait)
    (leaves?|left|leaving) (me|us) (in|without|on|at|alone|stranded|there|outside|with_no)
    (lock|locks|locked) .. (on|in|from) the (fridge|pantry|food|cabinet|thermostat|closet|basement|room)
    when he feels like it
  `,
  smearing: `
    (text|texts|texting|texted|call|calls|calling|called|emails?|emailing|messag*|contact*|report*|harass*) .. my (boss|job|work|landlord|school|caseworker|family|mom|friends|parents|sister|employer|coworkers)
    (blames?|blamed|punish*|mocks|humiliat*|belittl*|threatens) (me|us)
    (nothing|anything) i do is (right|good|enough|ever)
    behind closed doors
    different (person|man|guy) (at_home|behind|when|in_private)
    (told|tells|telling|convinced|turned|turns) .. (everyone|everybody|people|church|my_(family|kids|friends|mom|job|boss)|the_kids|them|neighbors) .. (im|i_am|that_i|against|i_was|not_to)
    (no_one|nobody|noone) (helps|believes|listens_to|will_help|talks_to) me
    (nothing|nobody|worthless|nada) (without_him|sin_el)
    (sin_el|without_him) (no_soy|no_valgo|im|i_am|id_be) (nada|nothing|nadie|nobody)
    (shamed?|dishonor*|disgrace*) .. family
    (will|gonna|going_to|ill|i_will) pay for (it|this|that|what)
    (last|first|other|ex|old) (wife|girlfriend|gf) .. (too|same|before|was|hospital|he_did)?
    what he did to (his|her|the)
  `,
  smeared: `
    (sin_el|without_him) (no_soy|no_valgo|im|i_am|id_be) (nada|nothing|nadie|nobody)
    (me|nos) dice que (sin_el|no_sirvo|no_valgo|soy_una|estoy_loca)
    (lentes_oscuros|mangas_largas|maquillaje|gafas) .. (para)? (tap*|cubr*|escond*|que_no)
  `,
  lawless: `
    (police|cops|judge|court|sheriff) .. (did|do|does|done|wont_do|cant_do|doing|said) (nothing|anything|no)
    (order|orders|paper) .. (didnt|doesnt|isnt|wont|broke|ignored|violat*|means_nothing) .. (stop|work|help|it)?
  `,
  secretly: `
    (snuck|sneaking|secretly|hiding|whisper*) .... (look_this_up|type_this|typing|text_this|message_you|write_this|search*|ask_this|use_this|library)
    (using|on|borrow*) .. (phone|computer|library|work_computer) .. so (he|they) .. (cant|doesnt|wont|dont)
  `,
  drinking: `
    (drinks|drunk|drinking|wasted|high|tweaking|using|on_meth|on_something|borracho|tomado|drogado)
  `,
  outing: `
    (need|have|got|want|trying|gotta) to (get_out|leave|run|escape|be_gone|go) .. (before|tonight|while|without|fast|when)
  `,
  answerable: `
    only (allowed|permitted) (out|to|outside|in)
    (have|has|had) to (lie|hide|sneak) (about|from|to|my|the|where|it)
    (ask|asking|beg) (him|my_husband|my_boyfriend)? (for)? permission
  `,
  moods: `
    se (enoja|pone|vuelve) .. (loco|furioso|agresivo|violento|bravo|histerico)
    se (enoja|encabrona|enfurece)
  `,
  demand: `
    (si|cuando|porque) .. no (le)? (contesto|obedezco|hago|cocino|llego|respondo|quiero)
    (si|cuando|porque) (llego|salgo|hablo|visto|tardo|saludo|uso|le_digo|pregunto)
  `,
  watching: `
    (check|checks|checked|checking|smell|smells|inspects) (my|our|mi|every|all|how)
    (counts?|counted|counting|times?|timed|timing|tracks?|tracked|monitors?|inspects?|searches|records?|watches|watched|reads?) .. (my|me|how_long|the_miles|how_many|every)
    (goes|went|going|go|looks|looked|digs|dug) through (my|our)
    (me|nos) (revisa|checa|cuenta|vigila|controla|espia|registra|huele|esculca|graba|cela)
    (comes|follows|follow|came) .. (in|into) (the|my) (bathroom|shower|room) .. (to|and|with)
  `,
  fear: `
    (cant|dont|never|couldnt) (sleep|relax|eat|breathe|talk|think|be_myself|smile|rest) (when|while|if|with|around|until|till|unless) .. (he|him|husband|boyfriend|dad|stepdad)
    (line|lines|lined) us (all)? up
    (flinch*|cower*|trembl*|tense_up|freeze|tiptoe*|brace_myself|walk_on_eggshells)
    (jump|shake|shaking|panic|go_quiet|get_quiet|quiet|silent|hide|hides|hiding|scatter*|run|wet) .... (when|whenever|every_time|before|if) .. (he|him|dad|daddy|daddys|dads|husband|boyfriend|his_(truck|car|keys|boots)|footsteps|door_(opens|slams)|door_open)
    (sleep|slept|sleeping) .. (with|in) (my|one|a|an)? (shoes|eye|knife|bat|clothes|keys|coat) .. (on|open|under|near|in)?
    (hid|hiding|hide|im|i_am|we_are|were) in the (closet|attic|bathroom_floor|crawl_space)
    (lock|barricade|block|jam) .. (my|the|our) (bedroom|room|bathroom)? door
    (heart|stomach) (drops|sinks|races|stops|pounds) .... (he|him|door|truck|car|home)
    cuando (oigo|escucho|llega|viene|entra|se_acerca) .... (tiembl*|tembl*|escond*|miedo|callad*|asust*)
    (tiembl*|tembl*|me_escondo|se_esconden|se_callan|brinco) .... (cuando|llega|oigo|carro|voz|puerta)
    (in_case|incase|ready|if) .. i (have|need|got) to (run|escape|get_out_fast|leave_fast)
    (makeup|long_sleeves|concealer|foundation) ...... (marks|bruise*|face|cover|arms)
    (miedo|terror|panico|pavor) .... (llegue|llega|venga|noche|noches|volver|regresar|el$)
  `,
  hiding: `
    (doesnt|dont|cant|must_not|shouldnt|wont) know .... (im|i_am|i|about_this|this)
    without (him|her|my_\\w+|them|anyone) (knowing|finding|seeing|noticing|hearing|waking)
    behind (his|her) back
    (hid|hide|hiding|packed|stash*) (a|my|some|the) .. (bag|suitcase|money|cash|phone|clothes)
    cant (talk|speak|type|call|say_much) .... (he|him|next_room|here|listening|home)
    (hid|hide|hiding|keep|kept|packed|pack|stash*) .. (bag|suitcase|money|cash|phone|clothes|papers|go_bag) .... (for|at|so|from|in|til|when|because|to)
    (leave|left|go|get_out|got_out|run|ran|sneak_out|snuck_out|slip_out|get_away|move_out|packed) .. (while|before|when|without) (he|him|my_\\w+) .. (is|was|were|gets|sleep*|works?|at|wakes?|comes|back|finds|know*|asleep|gone)
    (he|him|my_\\w+) .. (is|in) (in)? (the|other)? (next|other) room
    (que|sin_que|para_que|antes_de_que) .. (no)? (se_entere|se_de_cuenta|sepa|sospeche|despierte|regrese|llegue)
  `,
  says: `
    (dice|dijo|amenaza|amenazo|jura|juro) que
    (he|husband|boyfriend|ex|partner) (says|said|swears|swore|told_me|tells_me|threat*)
  `,
  leaving: `
    (for|until|til) when i (go|leave|run|get_out)
    so i can (leave|go|get_away|get_out|run)
    (ready|when_its_time) to (leave|go|run)
  `,
  searched: `
    (me|nos) (revisa|checa|esculca|registra|huele|vigila|espia) .... (bolsa|telefono|celular|ropa|cuando|cartera|carro|mensajes|calzones|kilometraje|llamadas|basura)
  `,
  misplaced: `
    (where|somewhere|places|place) .. (it|they|he|that)? (dont|doesnt|didnt|shouldnt|not_supposed_to|had_no_business) (belong|be|go|being)
  `,
  threat: `
    or else
    (next_time|one_day|some_day|someday|one_of_these_days) .. (i|he|you|shes?|ill|hell|itll|im)
    if i (leave|left|go|tell|told|try|talk|call|cry|scream|say|ever|dont|move|file|divorce)
    (nobody|no_one|noone|nadie) .. (would|will|else|gonna|going_to|me_va_a|me)? .. (believe*|want_me|have_me|have_you|love_me|help_me|creer*|can|va_a_querer)
    (if|cant) .. (cant_have|cant_be_with|have) me .... (no_one|nobody|noone)
    (never|not|wont|no) .. (see|ver|vuelvo_a_ver|hold) .. (my|the|our|a_mis|los|them) (kids|children|baby|son|daughter|hijos|ninos|nina|nino)? .. (again|$)
    (si_me_voy|si_lo_dejo|si_lo_denuncio|si_hablo|si_digo|si_me_separo)
    (youre|im|i_am|you_are|ill_be|be) (next|sorry|dead)
    (in_the_ground|dig_a_hole|bury|walk_out_of_here|breathe_again|see_tomorrow|make_me_pay|regret_it|be_sorry|on_the_street_if)
    (tell|call|report|llamar|denunciar|avisar|tells) .. (immigration|ice|migra|cps|police) .. (on|about|if|me)
    (rifle|gun|shotgun|pistol|knife|bat|belt|fist|fists|pistola|cuchillo|rifle|machete)
    (dice|dijo|amenaza|jura) que .. (me|nos) (va|iba|quita|manda|mata|deja|corre|echa)
    si (me|la|lo|le) (voy|dejo|denuncio|separo|divorcio|cuento|digo)
    no (vuelvo|vuelves|volvere|vas) a ver a .. (hijos|ninos|hija|hijo|nina|nino|bebe)
    (me_va|me_quiere|va) (a)? (mandar|quitar|matar|encontrar|dejar_en_la_calle|deportar) (a|mis|los|sin)?
  `,
  injury: `
    (saco|jalo|jala|agarro|agarra|arrastro|tiro) (a)? .. (de|del|por) (los|el|mis)? (pelos|pelo|cabello|brazo|cuello|ropa)
    harta de .. (golpes|gritos|insultos|humillaciones)
    (mark|marks|bruise*|black_eye|black_eyes|swollen|welts|handprint*|moreton*|marcas)
    (makeup|long_sleeves|sunglasses|scarf) .... (cover|hide|marks|for|so)
    (say|says|said|told) .. (she|i|they|he) (fell|tripped|walked_into|ran_into|slipped)
    (squeez*|grip*|grab*|yank*|twist*|pull*) .. (my|her) .. (neck|arm|arms|wrist*|hair|throat|face|jaw)
    (sat|sits|kneel*|stood|stands|steps|stepped) on (my|me|her) (chest|neck|face|back|stomach|throat)?
    (pinch*|bite*|bit|spit*|scratch*|poke*|push*|shov*|slap*) (me|us|her|him)
    (de|del|los) (pelos|cabello|brazo|cuello)
    (tantos|sus|los|mas|a) golpes
    (brincar|salir|escape|jumped|climbed|climb|jump|saltar) .. (por|out|through) .. (la|the|a) (ventana|window)
  `,
  taking: `
    (took_out|opened|ran_up|maxed) .. (loan|loans|credit_card|credit_cards|cards|accounts?|credit)
    (sold|took|takes|hid|hides|hiding|broke|breaks|smash*|pour*|flush*|threw|throws|burn*|cut_up|destroy*|gave_away|emptied|drained|moved|moves|slash*|lock*|delet*|cancel*|shut_off|disconnect*|unplug*|keeps|kept|tore|ripped|dump*) .. (my|all_my|our|her) .. (phone|car|keys|shoes|clothes|insulin|medicine|pills|pay|paycheck|check|money|card|cards|purse|wallet|glasses|wheelchair|walker|cane|passport|papers|id|visa|birth_control|cat|dog|baby|kids|contacts|friends|things|stuff|bag|laptop|gold|jewelry|rings|wedding_ring|mail|license|tools|bike|stroller|car_seat|crib|computer|tablet|inhaler|walker|scooter|hearing_aids?|food|pictures)
    (everything|house|car|accounts?|lease|bills|title) .. in his name
    (moved|takes|took|keeps|gets|controls|spends) .. (my|all_my|the) (pay|paycheck|money|check|checks|wages|ssi|disability)
    (me|nos) (corto|quita|quito|esconde|escondio|rompe|rompio|tira|tiro|vendio|quemo) .. (el|la|los|las|mi|mis)
    (ni_un_peso|cada_peso|cada_centavo|sin_un_peso)
    (wants|got|gets|trying|keeps) (me|to_get_me|getting_me)? (pregnant|knocked_up) .. (so|to|cant|keep)
  `,
  confining: `
    (stand*|stood|block*|sat|sits|sitting|lean*) .. (in|the|against|at|by) (the|my)? (door|doorway|way|exit|hall|driveway|car_door)
    (cant|couldnt|could_not|never) (leave|get_out|get_past|go_anywhere|get_away|escape|get_help|call_anyone|go_out|go_outside|breathe)
    (keeps?|kept|keeping|holds?) (me|us|her) (in|inside|home|up|here|from|awake|locked|trapped)
    (me|nos) (tiene|tienen) (de|como|encerrad*|amenazad*|trabajando|sin|aqui|vigilad*|cortita)
    (jump|climb|crawl*|escape) .. window
    (cant|never|not_allowed_to|wont_let_me) (have|shut|close|lock) .. door
    no (me|nos) (suelta|deja_(ni|ver|hablar|salir|usar|tener|trabajar))
  `,
  isolating: `
    (no|any|lost|have_no) .. (friends|family|one_to_call) .. (left|anymore|because|now)
    (ran|run|runs|chased|drove|scared|pushed) (them|all|everyone|my_friends|my_family) (all)? (off|away|out)
    (ran|run|runs|chased|drove|scared|pushed) .. (them|friends|family|everyone|everybody) .. (off|away)
    (cant|dont|never|havent|not) .. (talk|see|visit|call) .. (my|to_my) (mom|mama|family|sister|friends|parents|dad|people)
    away from my (family|friends|kids|mom|sister|people)
    (because|bc|cause) i (talked|spoke|called|texted|went|smiled|laughed|looked)
    (hablar_con|llamar_a|ver_a|visitar_a) mi (mama|familia|hermana|papa|mamas|amigas|abuela|papas)
    hablar con mi (mama|familia|hermana|papa|mamas|amigas)
  `,
  raging: `
    (hole|holes) in (the|my|our) (wall|walls|door|doors)
    (rage|rages|temper|psycho|explod*|snaps|loses_it|lost_it|goes_off|went_off|out_of_control|scary|mean|cruel|crazy_fast)
    (punch*|kick*|hit|hits) .. (wall|walls|door|table|dashboard|dog|cat|holes?|steering_wheel|window)
    (throw*|threw|break*|smash*) .. (things|stuff|plates|dishes|phone|chair|furniture|everything)
    (laughs?|laughed|smiles?|smirks?) .. (when|at|and) .. (i_cry|me|crying|looked_at)
    (scream*|yell*|screamed|shout*) .. (at|me|every|in_my_face|if|when|all|and)
    (cries|cried|sorry|flowers|apolog*|promises) .. (after|afterwards|then|next_day|but|and_buys|again)
    (calls|called) me (names|stupid|crazy|fat|ugly|worthless|a|dumb)
    (says|said|thinks|tells) .. (im|i_am) (crazy|stupid|worthless|nothing|fat|ugly|useless|cheating|a_bad_mom)
    drives? .. (fast|crazy|90|100) .. (with|when|mad|me)
    (se_pone|se_vuelve) (como)? (loco|agresivo|violento|furioso)
  `,

  touching: `
    (touch*|rub|rubs|rubbed|rubbing|grop*|fondl*|kiss*|grind*|strok*|caress*|massag*) .. (me|my|her|him|us|back|leg|legs|shoulders)
    (hand|hands|finger|fingers|mouth|tongue|fingers) .. (down|under|up|in|inside|between|on|where) .. (pants|leg|legs|thigh|shirt|skirt|towel|dress|bra|panties|belong*|it_didnt|me)
    (pants|clothes|shirt|underwear|panties|bra) .. (off|down|gone|missing)
    (strip|undress|get_naked|take_(my|your|off)_(clothes|shirt|top|pants))
    (god|lord|jesus) (told|tells|wants|said)
    (grab|grabs|grabbed|grabbing) (me|at_me|my)
    be with me
    (under|beneath) (the|my) (towel|covers|blanket|shirt|skirt|sheets)
    (on|in) (his|my|her) lap
    (slept|sleep|sleeping|sex|did_it|has_sex|had_sex|has_his_way|finished) (with|on|in|to)? (me|us)
    (se_me|se_le) (arrima|arrimo|pega|restriega|repega|insinua|acerca_mucho)
    (toca|toco|manosea|soba|besa|abraza|acaricia) .. (mi|a_mi|me|la|las|los)
    (en|sobre) sus piernas
    (hace|hizo|hacia|hacen) cosas (feas|malas|raras|de_adultos)
  `,
  entering: `
    (comes|came|coming|walks|gets|got|enters) .. (in|into) my (apartment|house|place) .. (when|while) .... (shower|sleep*|asleep|bath|dressed|changing|naked)
    (entra|entro|se_mete|se_asoma) .... (bano|banando|cambio|cambiando|vistiendo|dormida|duermo)
    (comes|came|coming|goes|gets|got|sneaks|snuck|climbs|climbed|slept|sleeps|sleeping|walks|crawl*) .. (in|into|on|to) (my|her|our|the_girls) .. (room|bed|bunk|bedroom|tent|shower|bathroom|dorm)
    (watches|watch|watched|looks|looking|peeks|films|mira|ve|espia) .. (me|her|us|la|my_daughter)? .. (shower|bathe|bath|change|undress|dress|bano|bana|cambia|visto|desvisto|duermo)
    (se_mete|entra|se_metio|entro) .. (cuarto|cama|bano|recamara)
  `,
  unwilling: `
    (said|say|told|tell|begged|yelled|screamed|saying) .. (no|stop|dont|him_to_stop|him_no)
    (didnt|dont|never|did_not|do_not) (want|ask_for|agree|consent|wanna|say_yes)
    (didnt|wouldnt|wont|doesnt|never) (stop|let_me|quit|listen|care)
    (kept|keeps) (going|doing|on_going|at_it)
    (drunk|asleep|passed_out|knocked_out|out_cold|blacked_out|unconscious|drugged|wasted|couldnt_move|froze|too_high|on_my_medicine)
    (held|holds|hold|pinned|pushed) (me|my) .. (down|arm|arms|wrists|legs|head|against)
    (dont|cant|didnt|couldnt) remember
    no (me_acuerdo|recuerdo|le_importo|queria|quise|podia_moverme)
    (le_dije|dije|decia) que (no|parara|ya)
    (his|their) right
    (everyone|everybody|they|people|he) (says|say) i (wanted|asked_for|liked|led_him)
    no (le)? import(o|a)
    (alone|nobody|no_one|sola|solas|solos|nadie) .. (home|with_me|around|else|cuando|conmigo|estoy|esta)?
    (by|a_la|a) fuerza
    wouldnt let me (out|go|leave|up)
    till i (did|gave|let|kissed|touched)
  `,
  held: `
    (held|holds|hold|pinned|pushed|grabbed) (me|my) .. (down|arm|arms|wrists|legs|head|against|hands)
  `,
  saidno: `
    (gave|dio|made) me .. (pill|drink|something|pills|pastilla|bebida) .... (woke|remember|passed_out|blacked|desperte|recuerdo)
    (didnt|doesnt|wont|wouldnt|never|cant) take (a|my)? no
    i (didnt|did_not|dont) want (to|it|that) .. (but|and|anyway) .. (he|they|guy) .. (held|did|made|kept|got|pushed|had|still|forced|went)
    (wouldnt|wont|didnt|doesnt) let me (out|go|leave|up|in) .... (till|until|unless) i
    something (happened|bad) ...... (dont|cant|didnt|do_not) remember
    (dont|cant|do_not) remember (what_happened|how_i_got|the_rest_of_the|last_night|getting_home)
    le (dije|decia) que no .. (no_le_importo|siguio|igual|le_valio|y_no|aun_asi|de_todos_modos|me)
    i was (drunk|asleep|passed_out|high|wasted) .... (wanted_it|he_wasnt|woke_up|they_say|says)
    (said|told) .. (no|stop) .. (and|but) (he|they|it)
  `,
  aloneness: `
    (stay|be|come|meet|sit|go|ride) .... alone .. (after|with|him|class|at|in|together)
    alone with (me|him)
    (asks?|asked|asking|wants|wanted|makes) .. (me|her|my_\\w+) to (stay_(after|late|alone|over)|come_over|sit_on|send|keep|meet_him|sleep_over)
  `,
  secrecy: `
    (our|a|his|little|keep|special|the) .. secret
    (secreto|secretos)
    (not_to|dont|never|cant|no_se_lo|no_lo|not_supposed_to) (tell|say_anything|digan?|digas|le_diga|cuente*)
    (bad|weird|secret|special|tickle|grown_up|doctor) (game|games)
    (knows?|learned|talks?|talking) .. about sex
    (beer|drinks|weed|vape|alcohol|money|candy|gifts|dulces|regalos|phone) .. (to|and|for)
  `,
  hurtchild: `
    (skinny|filthy|dirty|neglect*|no_diapers?|left_alone|dont_feed|doesnt_feed|wont_feed)
    (marks|mark|bruise*|welt*|burns?|burned|quemad*|moreton*|handprint*|bite_marks|black_eye|swollen)
    (scared|afraid|terrified|flinch*|cries|crying|screams|begs|wont_go|dont_want_to_go|doesnt_want_to_go|no_quiere_ir) .. (of|to|when|with|at|go|not|a|con)
    (hungry|starv*|no_food|locks?|locked|tied|cage|closet|basement|cold_shower|cold_bath|kneel*|stand_in|made_to_stand|belt|hot_sauce|soap|duct_tape|padlock*|outside_all_night|only_feeds|dont_feed|doesnt_feed)
    (hit|hits|hitting|beat|beats|slap*|shak*|shook|chok*|whip*|punch*|kick*|throws|threw|burn*|drag*|pull*|pinch*|getting_beat) .. (him|her|them|the|my|his|us)
    on purpose
    (getting|being|gets|get) (beat|beaten|hit|hurt|slapped|whipped|beats)
    (sin_comer|encerrad*|con_hambre|hincad*|amarrad*)
  `,
  handling: `
    (keep|keeps|kept|always|wont_stop|wouldnt_stop) (hug*|tickl*|kiss*|touch*|holding|wrestl*|staring_at)
  `,
  penned: `
    (sleep*|locked|locks|kept|keeps|stays|lives|chained|tied|ties) .... (in|to|inside) .. (crate|cage|kennel|closet|shed|basement|attic|dog_house|bedpost|bathroom|trunk|chair|radiator)
  `,
  exposed: `
    (drunk|high|using|drugs|meth|heroin|crack|fentanyl|smok*|gun|guns|naked|porn|selling|dealing) .... (around|in_front_of|near|beside) .. <kid>
  `,
  sore: `
    (rash|bleeding|blood|sore|redness|swollen|infection|hurts|pain) .. (down_there|privates?|private_parts?|bottom|vagina|penis|panties|underwear|butt)
    (down_there|privates?|private_parts?|bottom|vagina|panties|underwear) .. (hurts|rash|sore|bleeding|blood|red|swollen|infection)
  `,
  young: `
    pregnant .... (im|i_am|shes|is|and) (9|10|11|12|13|14)
    (im|i_am|tengo|is) (9|10|11|12|13|14) .... (pregnant|embarazada|sex|older_(man|guy|boyfriend)|boyfriend_is_(2|3)\\d)
  `,
  stranger: `
    (man|men|guy|adult|stranger|someone|somebody|boy|lady|hombre|alguien|senor|daycare|nanny|sitter|babysitter)
  `,
  forcing: `
    (me|la|nos) (metio|subio|llevo|jalo|obligo|tiro|arrastro) .. (a_la_fuerza|a_fuerzas|por_la_fuerza)
    (forced|dragged|pulled|threw|shoved|pushed) (me|her|us) (in|into|inside|to|in_to) (the|his|a|my) (car|truck|van|room|house|bedroom|bathroom|trunk|closet)
  `,
  knowing: `
    (knows?|talks?|talking|asks?|asking|draws?|words) .. (about|for|with)? .. (sex|sexual|naked|private_parts|porn) .. (she|he|shouldnt|too|they|words|things)?
    (touches|rubs|humps|plays_with) (herself|himself|her_private*|his_private*|other_kids)
  `,
  nextdoor: `
    (neighbor|neighbors|next_door|upstairs|downstairs|vecino|vecina|vecinos|apartment_(above|below)|across_the_(hall|street))
  `,
  luring: `
    (asked|told|tried|offered|grabbed|ask*) .... (get_in|go_with|ride|candy|get_my|come_with|in_his)
    (pics|pictures|photos|videos|nudes|fotos) .. (of|from|in|de|$)
    (online|internet|game|roblox|discord|snapchat|snap|instagram|stranger) .. (wants|asks?|asking|sends?|sent|meet*|told|talk*)
    (wants|asks?|asking|sends?|sent|meet) .. (my|her|our) .. (pics|pictures|nudes|meet|photos)
    (bathroom|shower|bath|naked|undress*|in_her_bed|in_his_bed|on_his_lap)
  `,

  bond: `
    (owe|owes|debt|debo|debe|deuda|work_off|pay_off|paid_off|paying_off) .... (trip|him|her|them|boss|fee|fees|crossing|viaje|patron|agency|coyote|travel|flight|\\d+|renta)
    (till|until|hasta) (que)? (pagar|pague|paguemos|pagamos|its_paid|we_pay|i_pay|she_pays|they_pay)
    pays? (her|his|my|their|the|off) (debt|debts|deuda)
    (till|until|hasta) .. (its|it_is|i|que)? .. (paid|pay_it|pague|pay_him|pay_them)
    (le|les) debo
    (bring|make|give|earn) (him|her|them) .. (\\d+|money|cash|enough) .. (a|every|each|or) .. (night|day|inside|come)
  `,
  papers: `
    (took|takes|take|keep|keeps|kept|hold|holds|holding|has|have|hid|hides|quito|quitaron|tiene|tienen|guarda|guardan) .. (my|our|all_our|everyones|mi|mis|nuestros|el|los)? (all|the)? (passport|passports|papers|visa|visas|id|ids|documents|pasaporte|pasaportes|papeles|documentos)
  `,
  captive: `
    (cant|not_allowed|wont_let|dont_let|cannot|never|no_me_dejan?|no_nos_dejan?|no_puedo|no_podemos) .. (to|me|us)? (leave|go_outside|go_out|quit|call_home|call_my|come_inside|salir|irme|irnos|go_home)(?!_(early|work))
    (lock|locks|locked) .. (the|us|me|my)? (gate|door|doors|in|inside|farm)
    (cant|cannot) (go_home|come_home|leave|quit|stop) (till|until|unless|hasta)
    (encerrad*|no_salimos|sin_salir)
  `,
  unpaid: `
    (dont|doesnt|wont|never|not|no|sin) (me|nos|us|get|getting|even|ever)? (pay|paid|paga|pagan|pagar|pay_me|pay_us)
    (keep|keeps|kept|take|takes|took|taking) (our|my|all|all_my|all_our|the|most_of|most_of_my) (the)? (pay|money|tips|check|checks|wages|cash|earnings)
    (me|nos) (paga|pagan) con
    (for|with|sin|por) (free|no_pay|pago|nada|food_only)
  `,
  livein: `
    (sleep|sleeping|live|living|duermo|dormimos|vivo|vivimos) .. (on|at|in|en) (the|a|el|la) .. (floor|shop|factory|farm|restaurant|job|motel|piso|fabrica|rancho|taller|trailer|suelo)
  `,
  hours: `
    (1[2-9]|20|fifteen|sixteen|eighteen) (hours|hrs|horas)
    (day_and_night|dia_y_noche|7_days|seven_days|siete_dias|no_days_off|sin_descanso|no_day_off)
  `,
  forcedwork: `
    (forced|obligan|obligada|make_me|makes_me) (to)? (work(?!_(overtime|late|weekends|holidays|nights|doubles|sundays|extra|off|more|from))|do|clean|cook|dance|trabajar|limpiar|massage)
  `,
  labor: `
    (work*|job|nanny|maid|housekeep*|clean*|farm|ranch|pick|picking|fruit|factory|nails|spa|salon|massage*|motel|hotel|club|bar|cook*|au_pair|dance|dancing|restaurant|trabaj*|limpi*|cocin*|rancho|patron|patrona|jefe|jefa|boss|agency|agencia|recruiter|lady_i|employer)
  `,
  selling: `
    (hacen|hace|obligan|obliga|ponen|pone) .. (ver|atender|estar_con|acostar*) .. (hombres|clientes|senores)
    (made|forced|sold|being_made) to (have_sex|sell|dance|strip|sleep_with|do_tricks|prostitut*)
    (men|guys|clients|customers|his_friends|hombres|clientes|viejos) .... (pay|pays|paid|paying|money|motel|hotel|dinero|pagan)
    (money|motel|hotel|pay|website|ad|ads) .... (men|guys|clients|customers|his_friends|johns)
    (see|meet|sleep_with|be_with|go_with|entertain|date) .. (his_friends|men|guys|clients|other_men) .... (money|pay|cash|rent|hotel|motel)
    (makes?|made|making|wants|tells|forces) (me|her) (to)? (meet|see|go_with|be_with) .. (guys|men|people|clients|friends)
    (niece|daughter|sister|cousin|granddaughter|friend) .... (tattoo|older_(man|men|boyfriend|guy)|motel*|hotel*) .... (phones?|cash|money|gifts|name|nails|clothes)
    (sell|sells|sold|selling|rents|vende|vendio|venden) (me|her) .. (to|for|a|out|online)
    (acueste|acostarme|estar|vaya) con (otros|hombres|sus_amigos|clientes|viejos)
    (owe|owes|owing) ...... (dance|strip|club|trick*|escort)
    (posts?|put|puts|posted) .. (my_(pics|pictures|photos)|me) .... (men|guys|pay|pays)
  `,

  watcher: `
    (car|truck|van|suv|guy|man|(?<!(need|find|for|want|get|hire|pay|have|needs|want|with)_)someone|somebody|stranger|customer|client|coworker|roommate|neighbor|classmate|unknown|strange|random|ex|he|old_friend|carro|hombre|alguien|tipo|desconocido|vecino|camioneta|senor)
  `,
  lurking: `
    (follow*|wait|waits|waiting|park|parks|parked|walk|walks|walking|walked|run|runs|sit|sits|sitting|stand|stands|standing|driving|drives|drove|circl*|lurk*|watch*|shows_up|showing_up|trying|tries|knocks|knocking|leaves|leaving|left|espera|sigue|para|estaciona|pasa|merodea) .. (for|me|past|by|outside|behind|at|in|my|afuera|enfrente|on)
    (outside|across_from|in_front_of|behind) (my|our) (apartment|house|door|window|work|job|building|place|car|home|school|dorm)
    (what|where) im (wearing|doing|at|going)
  `,
  again: `
    (again|every|keep|keeps|kept|nights|days|in_a_row|always|same|everywhere|each|all_the_time|constantly|at_night|siempre|cada|otra_vez|todos_los)
  `,
  tracing: `
    (calling|calls|called|rings) .... (breath*|hang*_up|silence|whisper*|says_nothing|laughs)
    (know|knows|sees|has|got|tracks|gets) my (new)? (location|address|whereabouts|schedule|password|passwords|every_move)
    keeps? (finding|messaging|contacting|calling|texting|adding|tagging|following|emailing) (me|us)
    (took|takes|taking|take|has|sends?|sent|manda|mando) .. (pictures|pics|photos|videos|video|fotos) (of|de) (me|us|my_(house|kids|car)|mi_(casa|carro|trabajo)) .. (thru|through|from|in|sleeping|window|para|without|while)
    (found|finds|theres|there_was) (a|the|some|this) .. (camera|cam|mic|microphone|recorder|bug) (in|behind|inside|under|on|hidden)
    (being|getting) (watched|followed|stalked|tracked)
    (text*|messag*|send*|sent|says|call*|dm*) .. (what|where) (im|i_am|i) (wearing|doing|at|going|wore)
    (airtag|air_tag|tracker|gps|tracking_device|rastreador) .. (in|on|under|en) (my|our|mi|the)
    (know|knows|knew|sabe|sabia) .. (what|when|where|that)? (i|who_i) .. (text|texted|delete|went|was|go|going|said|talk*|search*|did|call*)
    (got|found|find|knows|has|finds|hired|pays|paid|hunt*|track*) .. (my_new|me_through|my_address|someone_to_(find|follow|watch)|where_i)
    (made|makes|uses|using|has) .. (\\d+|new|fake|different|another|other) .. (accounts?|numbers?|profiles?) .. (to|and|when|i)
    (accounts?|numbers?) to (message|text|call|contact|reach)
    (manda|mando|paga) (gente|amigos|a_alguien) .. (ver|buscar|vigilar|seguir)
    (watch|watches|watching|see|sees|mira|vigila) me .. (through|on|from|por) .. (cam|camera|cameras|doorbell|phone|ring|camara|camaras|window)
  `,
  planted: `
    (put|puts|installed|installs|downloaded|hid|planted) (a|an|some|the|his) .. (app|apps|tracker|software|program|spyware|camera|cameras|cam|recorder|device|phone|airtag|gps) .. (on|in|inside|under) (my|our|the)
  `,
  parked: `
    (sit|sitting|sits|sat|park|parked|parks|standing|stands|waiting|waits) .. (in|by|near|at|outside|across) .... (watch*|staring|stare|looking_at|outside_my|every)
  `,
  freed: `
    stalker
    (my|mi) (abuser|attacker|rapist|agresor|violador) .. (out|released|found|free|back|salio|moved|knows|called|free)
  `,

  rough: `
    (sleep*|slept|stay*|living|live|been|durm*|dorm*|duerm*|viviendo|quedando*|crash*|stuck|stranded) .. (in|at|outside|under|on|en|bajo|afuera) .. (car|van|truck|suv|camioneta|carro|street|calle|station|terminal|laundromat|laundry|bridge|park|tent|porch|stairwell|shed|parking|walmart|airport|troca|puente|greyhound|library|er|outside)
    (estamos|estoy|ando|andamos|amanecimos) .... (afuera|en) .. (terminal|central|calle|parque|estacion|banca)
    (me|im|we|i) (and|with|y)? .... (outside|afuera|on_the_street|in_the_(cold|rain|snow)) .... (with|kids|baby|now|cold|and|con)?
    (been|we_are|were|we) in the (car|van|truck) (since|for|all|with|me)
  `,
  stranded: `
    (discharg*|releas*|send*|put*) .. (me|us|her) .. (to|on|onto|in) the (street|streets)
    no tengo a donde (llegar|meterme|ir|llevar*)
    no (place|where|safe_place) for (my|me|us) .. (kids|babies|baby|children|and|to|$)
    (car|van|truck) .... (towed|repo*|impound*|stolen) .... (living|lived|sleeping|slept) in it
    (released|got_out|discharged|out) (from|of) (jail|prison|the_hospital|hospital|rehab|detox) .... (nowhere|no_where|no_place)
  `,
  putout: `
    (living|lived|sleeping|slept|staying) in it
    (released|got_out|getting_out|discharged|out) (from|of) (jail|prison|the_hospital|hospital|rehab|detox|psych_ward) .. (today|now|tonight|with|and|no)
    no (place|where|tengo_a_donde|tengo_donde) (for_(my|me|us)|llegar|to_take)
    (its|it_is) (midnight|\\d+_(am|degrees)|late|dark|cold|freezing) .... (no_place|nowhere|no_where|outside)
    (kick*|put|puts|threw|throw*|toss*|told|evict*|lock*|sent|sac*|corr*|echa*) (us|me|nos|her) (out|to_leave|leave|to_go|del|de|a_la)
    (got|been|was|get|getting) (put|kicked|thrown|tossed) out
    nos (sacaron|corrieron|echaron|saco|corrio|echo) (de|del|a)
    (said|says|told_us|told_me|saying) (we|i|us) (cant|have_to|gotta|need_to|got_to|must) (stay|leave|go|get_out|be_out|move_out)
    (gave|give) (us|me) .. (till|until|hours?|minutes|an_hour|one_day|a_day|to)
    (shelter|motel|hotel|program|place) .... (closing|closes|kicks_us|ran_out|time_is_up|done_with_us|said_we)
    (closing|close) the shelter
    (changed|changing) (the|my|our)? locks
    (got|getting|came) off the (bus|train|greyhound|plane)
  `,
  destitute: `
    (no|any) (place|where) (for|to)
    midnight
    a nadie
    last night
    (kids|baby|boys|girls|children|newborn|ninos|bebe|hijos|my_son|my_daughter|my_\\d) 
    (nothing|no_money|no_car|nowhere|no_where|no_place|know_nobody|nobody_here|no_family|broke|sin_dinero|no_conozco|no_conocemos|ni_donde)
    (snow|snowing|freezing|cold|degrees|rain|raining|storm|frio|lluvia|nieve|fever|fiebre)
    (tonight|tonite|right_now|now|today|last_night|last_nite|noon|in_the_morning|by_tomorrow|esta_noche|hoy|anoche|ahorita)
    since (friday|monday|tuesday|wednesday|thursday|saturday|sunday|last|yesterday)
  `,

  ending: `
    should (just|probably|really)? (die|kill_myself|end_it|be_dead|not_be_here)
    (want|wants|wanna|wish|wishes|wanting) to (just)? disappear
    painless (way|ways|death|method|suicide|exit)
    (lost|died|passed|murio|perdi) .... (want|wanna|quiero|wish|ready) .. (be|go|join|estar|irme) .. (with|con|to)
    off (myself|herself|himself)
    no (quiero|quiere) estar (en)? este mundo
    (dont|cant|do_not) see (a|any|the|no) way (out|forward|through)
    no (le)? (veo|hay) salida
    (pictur*|imagin*|plan*|dream*|think*) .. my (own)? (funeral|death|obituary)
    (google*|googling|search*|looking_up|looked_up) .... (how_many|how_much|how_to|ways_to|painless) .. (<pills>|die|overdose|noose|hang)
    (feel*|felt) .. (like)? .. (already)? dead (inside|$)
    (already|basically|practically) dead (inside|$)
    (posted|texted|text|said|says|wrote|told_me) .. (that|how)? (she|he|they|shes) .. (done|over_it|cant_anymore|cant_do_it|checking_out|wont_be_here|saying_bye)
    (cant|can_not|dont_want_to) do (it|this|life) (no_more|anymore|any_more)
    (better|happier|mejor|bien|best) (off)? (if_i_(just)?_?(go|went|leave|left|die|died)|without_me|sin_mi)
    (only|easy|easiest|one|best) way out
    (sleep|asleep) and (stay|never|not|dont|be)
    (sleep|dormir|dormirme) (forever|para_siempre|eternamente)
    (saving|saved|save|stash*|hoard*|collect*) .. (up)? .. <pills>
    (looking|staring|stare|look) at .. (bottle|pills|rope|bridge|razor|blade|train|pastillas|gun|pistol|knife|knives|noose)
    (driv*|go|going|walk*|stand*|end_up|drawn) .. (by|to|at|on|past|toward) (the|a|that) (bridge|tracks|cliff|overpass|ledge|train_tracks)
    (dont|cant|do_not) (see|picture|imagine) (myself|me) (making|living|being|here|alive|getting|past|around|reaching|in)
    (nobody|no_one|noone|anyone|nadie) .. (notice|miss|cry|care|extranaria|notaria) .... (if_i|gone|me|disappear*|si_me|died)
    (whats|what_is|see_the|is_there|no|any) .. point (of|in|to) (me|my|being|it|all|this|living|waking|trying|life)
    (sentido|chiste|caso|gusto) a (nada|todo|esto|la_vida|mi_vida|vivir|seguir)
    (no|any|without|zero) reason (to|for|i) (wake|live|get_up|be|stay|go|keep|me_to|should)
    life (isnt|is_not|not|aint|wasnt) worth
    (go|be|gone|going) (away)? for good
    (be|being|become) a burden
    (soy|ser) (una|un) (carga|estorbo)
    (cut|cutting|went|cuts) (too|so|really) deep
    (mejor|ojala|quisiera) (me|que_me|haberme)? (hubiera|hubiese|haber|estuviera)? (muerto|muerta|muriera|morido)
    (carta|nota) de despedida
    (be|join|go|see) (with)? .... (dead|in_heaven|who_died|que_murio|en_el_cielo)
    (gave|give|gives|giving) (me|us|away) .. (her|his|my|all|cat|dog|rings|everything) .... (letters|note|goodbye|be_good|take_care|wrote|rings|tired)
    (wrote|writing|write|left) (letters|a_letter|a_note|notes|my_will)(?!_(on|at|in|under|from|for_my_(landlord|boss|job|doctor)|to_my_(landlord|boss|job|judge)))
    (bathroom|room|garage|bedroom) with (a|the|his|my) (gun|knife|rope|razor|pills)
  `,
} as const

export type Family = keyof typeof families

/**
 * Families that stand in one sentence where a danger is told, one way a line: all of its pieces, of which `a|b` is a
 * choice and `2:a|b|c` asks for two.
 */
export const ways = {
  suicide: `
    ending
  `,
  child: `
    kid hurtchild keeper|family|intimate|nextdoor
    kid secrecy keeper|family|intimate
    kid knowing
    kid penned
    kid handling stranger|keeper
    exposed keeper|family|intimate|nextdoor
    kid sore keeper|family|intimate
    young
    kid entering keeper
    kid touching keeper
    kid luring keeper|intimate|stranger
    keeper her secrecy
    keeper her aloneness
    family her secrecy touching
  `,
  assault: `
    her touching unwilling
    her intimate unwilling held
    her touching keeper
    her entering keeper
    keeper misplaced
    her forcing
    saidno
  `,
  trafficking: `
    labor 2:bond|papers|captive|livein|forcedwork
    labor unpaid captive|livein|papers|bond|forcedwork
    labor hours captive|livein|papers|forcedwork
    her selling
    captive selling
    bond papers|captive|livein|unpaid
    papers livein|captive
  `,
  followed: `
    her tracing
    her freed
    intimate planted
    watcher tracing again
    her watcher parked
    her watcher lurking again
  `,
  /** What he does, unless it is what couples do on any day. */
  doing: `
    her intimate permission|watching|injury|taking|confining|raging|depriving|smearing|lawless
    her intimate outing|fear
    her intimate drinking hiding|threat|outing|fear|raging
  `,
  violence: `
    her fear
    secretly
    her answerable
    demand moods
    her searched
    her says threat
    her hiding leaving
    intimate hiding|isolating|threat
    her family smearing
    intimate outing drinking
    her family 2:depriving|permission|watching|hiding|threat|injury|taking|confining|isolating|raging
    smeared
    her 2:depriving|permission|watching|hiding|threat|injury|taking|confining|isolating
    forcing
  `,
  tonight: `
    rough destitute
    stranded
    putout rough
    her putout destitute
  `,
} as const
