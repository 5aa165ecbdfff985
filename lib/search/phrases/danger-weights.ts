/** Written by `npm run learn:danger`, never by hand: docs/decisions/learned-danger.md. */

/** Where the sum begins, and what each word, and each word with one that follows it, adds to it; ten is one. */
export const danger = {
  start: -2.3,
  words: `
0:-20
1:-8 1:-32 and:29
10:11 minut:22 year:27
10pm:34
11:39 old:35 year:24
11am:9
11pm:11
12:28 step:-40 we:30
13:32 and:20
14:33 and:26 is:21 pregnant:26 wher:-31
15:28 degr:30 kiss:21
16:21 he:24 homeless:-28 hour:26 is:29
17:19 he:20 i:24 my:23 pregnant:-22 un:22
18:5 month:40 my:41 now:24 on:34
19:31
1am:27
1st:-21
2:18 1:-32 2:-22 ago:20 am:32 and:28 at:-23 baby:23 behind:-29 food:-22 for:25 girl:-22 he:29 hour:21 i:29 it:-23 kid:34 me:21 my:-23 no:32 on:23 the:27 wont:24
20:7 a:24 ago:21 week:22
21:-11
22:25
23:19
24:43 hr:36
24hr:19
25:18
26:15
28:27 day:-26
2am:34
2day:26 and:21
2nd:24
2nit:36
2x:-4
3:20 and:22 in:24 kid:31 me:27 my:29 need:-25 no:28 normal:-20 notic:-30 now:26 on:-26
30:32 ano:22 day:-20 my:22 program:-33 week:26 y:27
32:30
33:28
34:20
35:-10
37:4
3am:34
3b:25
3k:-7
3rd:5
3x:22 a:20 week:20
4:21 and:29 day:24 he:22 how:-28 shelt:30
40:-6
41:5
42:-9
45:-15
47:23
4am:42
4c:25
5:8 en:35 min:26 month:28 old:30 week:-23
50:-6 time:21
52:24 i:22 year:22
54:23
55:8
58:26
5k:-36
5th:-18
6:20 after:21 old:22 to:-31 week:-33 year:28
60:34 a:26
62:8
65:-15
66:22
67:-26
68:-9
69:24 in:22
6am:13
6pm:16
6th:26
7:35 and:24 mese:23
70:27 and:25
71:11
72:23 and:25 hour:30
74:-10
75:24
76:9
77:13
78:25
79:-9 and:27
8 and:22 month:33 old:25 week:-21 y:23
80:18
81:25
83:25
84:-17
8th:8
9:23 and:27 day:31 month:24 no:31
90:15
95:28
a:5 1:24 30:34 4:25 abuel:-33 advocat:-27 again:37 all:28 amig:21 an:33 ano:26 b:26 back:30 bag:39 bald:21 bar:30 bedroom:-22 been:22 big:-21 black:26 blad:23 breath:21 bridg:26 brok:28 broom:21 bruis:25 bucket:26 bunch:27 burd:31 c:21 cal:30 cama:22 camer:47 cant:24 cart:31 casa:45 cat:37 charg:-21 cigaret:21 cita:-26 class:-29 client:26 clinic:-26 closet:32 cold:-32 condom:20 contract:-20 contractor:-25 cort:-40 cost:-24 cot:28 counselor:-21 court:-26 credit:-33 crim:27 crisis:-30 dark:24 date:38 day:30 de:28 debt:33 dialysis:-27 diap:21 didnt:27 disc:25 dond:41 door:25 down:24 dress:-30 en:36 end:30 enter:26 esta:32 ex:36 eye:25 famili:40 family:-23 fever:-32 fifth:25 film:22 flat:-28 flor:-24 follow:29 food:-21 foot:20 fork:23 fost:-27 fuerz:33 full:-23 futur:23 game:31 gas:25 gave:-23 gentlem:-28 get:30 gift:-25 girlfriend:-20 good:-23 goodby:29 gown:-27 gps:30 grandm:-29 gun:33 ham:29 hate:-21 haul:20 headlock:31 health:-21 heart:25 help:-23 him:24 his:28 hole:27 holiday:-21 home:-27 hous:-27 how:-35 hr:29 hug:21 husband:23 id:-21 insuranc:-23 ir:25 judg:27 jump:21 just:23 keep:31 key:29 kid:28 kit:26 knif:27 know:20 landlord:31 leas:-30 len:26 lesson:30 life:-24 light:29 limpi:25 line:-20 liv:-24 llam:28 lleg:21 lo:38 loan:-22 lock:28 lonely:-21 look:-25 lump:-27 magnet:25 maid:27 make:27 mand:25 matar:33 messag:22 minor:28 miscarriag:-23 monst:24 month:-21 much:-26 name:23 need:20 neighbor:29 new:-37 nite:24 no:24 nombr:-22 noos:25 not:44 note:21 onlin:22 otro:-26 padlock:24 paid:26 pan:25 paper:30 para:25 parej:21 parent:-27 park:-22 parkin:24 pass:-23 patient:24 perc:26 permit:-20 phon:-29 pi:27 pick:26 pin:33 plan:22 polic:-27 pothol:-27 priest:-26 prim:29 prison:31 prom:-26 promotion:-22 proposit:24 question:-20 quit:-23 rais:-25 rap:21 rape:25 rash:-21 rato:21 razor:21 really:28 recruit:-26 refund:-26 relationship:21 report:-25 restaurant:-23 rice:-27 right:38 sacar:-24 safety:22 say:24 secret:24 shelt:31 shop:21 shot:22 shut:25 si:21 sin:45 sit:-23 six:-28 sleep:27 spot:27 station:31 stay:-21 stor:-26 stov:-24 strang:30 strangl:23 su:24 suit:-24 support:-22 tap:22 tarp:24 teenag:-23 then:39 ther:31 therapist:-25 ticket:-22 til:31 tile:29 told:25 tonit:23 touch:26 trabaj:28 track:32 trad:-24 train:34 trip:29 truck:-26 un:23 una:30 until:-30 vecin:23 ver:31 verizon:-21 vet:-25 veter:-25 vide:40 viej:22 visit:-29 voic:26 voicemail:24 walk:-26 warehous:-27 way:37 what:-41 who:24 wife:21 without:-28 you:24
aa:-23
aarp:-15
ab:-16 the:22
abaj:26 y:22
abcess:-15
abej:5
abnormal:-26
abog:-34
abogd:-22 de:-20
abort:-22
abortion:-11 and:26 i:25 in:-26
abortiv:-22
abortoin:-21
about assault:22 custody:-27 death:20 do:26 dying:35 end:27 have:20 her:30 herself:25 him:21 hit:21 it:38 kid:20 kil:40 kit:23 long:25 mold:-28 mom:-29 money:-34 night:27 our:23 tax:-21 wher:22 wic:-23
abov:33
abra:-8
abre:23
abren:11
abrig:-6
abrir:-32
abroad and:26
abscess:-26
absent:-19
abuel:6 se:26 y:24
abuelit me:22 que:22
abus:60 am:24 at:28 caregiv:-26 county:26 daught:30 de:25 el:25 en:33 for:29 from:26 help:70 her:-23 hija:31 hijo:27 i:25 immigrant:-35 in:44 is:29 kid:25 la:23 mi:25 nina:27 nino:24 of:-25 paycheck:32 sexual:21 shelt:55 son:31 spous:28 took:25 when:24 women:28
abusador:26
abusiv:55 and:24 ex:24 fath:24 mom:21 moth:29 no:26 relationship:21 spous:25
abusv:-20
ac:-38
acab:12 con:46 el:22 la:-35 todo:28 y:22
acabam de:-20 mudar:-20
accept:-19
access:9 to:24
accessibl:5
accident at:-24 hap:21 work:-24
accommodation:-26
account:-4 for:-20 i:22 in:-27 is:-23 know:-23 lock:-23 name:-27 of:-21 say:23 see:24
acct:6
accus:40 me:31 of:29
acech:34
acept:8
acerqu:-30
ache:-18
acid:17
acog:-16
acompan:-39
acondicion:-18
acos:5 el:-24 en:-29 sexual:-30
acosador:29
acost:34
acount:11
acp:-19
across:31 the:24
acs:-18
act:-9
acta:8
actin:35 like:21
action:19
activ:12
actividad:-26
activity:-41
acuest:11 con:28
ad to:-21
ada:-14
add:-20
adderall:16
addict:-35
addiction:-32
address:6 ex:-34 kid:28 program:21 ten:-22 to:29 year:-22
adelant:-19
adentr:29
adhd:-31
adiccion:-23
adict:-32 a:-20 las:-20
adio:24
adjust:14
adolecent:-25
adolescent:-36
adopcion:-21
adopt:-26 at:-24 but:-26 i:-24 my:-28 niec:-23 volunt:-24 when:-23
adoption:-34
adoptiv:15
adrenal:14
ads:22
adult:16 mayor:-33 my:33 onlin:29 school:-28 son:22
advanc:-35
advantag:32
advic:-39
advis:-10
advisor:-6
advocacy:19
advocat:11 need:24 with:23
affirm:-10
afford:-40
affordabl:-20
afgh:-18
afghanist:5
afraid:23 go:25 he:29 hurt:-23 husband:27 my:33 the:-36
after:17 abortion:23 abus:-32 and:40 assault:23 baby:-30 buy:21 c:26 care:-22 clos:22 cost:-20 dad:20 eat:-34 every:26 faint:24 family:-20 fight:35 fire:-26 forc:32 had:-23 hav:-21 he:24 her:23 him:-29 his:29 leav:21 next:-26 of:31 party:30 prison:-30 rais:-20 rape:27 said:21 school:-24 section:22 sex:-38 she:25 shelt:-31 strok:-24 therapy:-23 they:27 visit:41 want:24 what:21
afterbirth:22
afternoon:8
afterschool:-16
afuer:52 de:22 del:23 la:21
again:14 a:24 cant:31 me:24 stop:25 tonight:29
against:16 ex:-36 fridg:22 husband:-32 me:25 the:26 wall:20 will:35
agar:30 el:34 en:20 las:21 los:25 seno:25 y:25
age:-17
aged:-8
agenci:16
agency:5 charg:23 near:-21 took:29 visa:27
agent:34
aggressiv:26
agin:-11
aging:-6
ago:8 an:24 in:21 me:22 the:21
agre:17
agreement:-31
agresion:26 sexual:25
agresiv:33
agricol:-13
agua:-14 calient:20
aguant:21
aguit:-17
aguj:-24
ahead:-23
ahi:37
ahij:27
ahog:10 con:34 de:-25
ahor:-10 bochorn:-24 estoy:-24 ex:-25 houston:-24 mi:-23 urge:-20
ahorc:31
ahorit:32
aid:-31
aide:12 me:25 nonverbal:27
aim:26 at:25
air in:20 mattress:-24 my:23 on:-23 tag:-23 the:-23
airbnb:12 and:28 cancel:28 host:24
airm:7
airplan:-21
airpod:-9
airport:21 tonight:20
airtag:32 car:29 for:-31 in:28 my:32 purs:22
akron:-16
al:15 al:24 bano:22 blanc:-25 con:32 de:34 dentist:-22 desd:24 doctor:-22 kind:-23 lleg:26 nene:23 no:21 orin:-23 papel:-21 tren:25
alabam:-9
alarm:9 and:32 chirp:-21 for:-29 going:23 said:21
alask:7
albany:10
albergu:6 bayamon:-21 en:-32
albuquerqu:-13
alcanz:-25
alcohol poison:24
alcoholic:-35
alcoholism:-16
alejamient:-17
alergi:-31
alert:7 my:32
alex:16
algebr:-32
algo:29 no:20
algui:10 espi:20 la:32 no:23 por:20
algun:-23
alien:-21
aliment:-21
alimentici:-17
alimony:-31
aliv:35
all:18 a:22 are:20 at:33 becaus:28 cloth:24 fight:25 food:-25 her:29 in:21 it:31 just:27 me:26 money:27 my:20 no:23 of:29 over:32 pay:31 pill:27 safe:25 she:24 shelt:-25 stuff:26 they:20 turn:21 up:32 went:-22 when:21 who:-27 with:26
alla:25
allentown:-18
allergic cat:-23 my:-26
allergy:-23
alley:25
allianc:-7
allow:20 a:20 have:21 the:31
allowanc:8
almac:16
almoh:17
almost:30
alojamient:-18
alon:15 apartment:20 by:26 day:21 do:-32 im:20 no:24 of:20 station:23
alot:26
alquil:-25
already:37 the:-21
also:-19
alta:18
altar:15 boy:28
alternativ:-22
alto:8
alumn:18
alvergu:-21
always:-8 accus:24 and:22 go:-22 hungry:23 liv:-20 me:22 to:-22 want:-22
am:-13 29:-22 45:-22 62:-20 81:29 abus:22 asham:22 ask:-26 at:-30 back:-20 be:-24 bet:-23 blind:20 dead:-23 farm:-26 feel:-23 fifty:-26 flash:-23 fost:-24 hav:-23 hot:-23 hous:21 life:24 liv:-21 maid:-21 need:-25 no:25 out:27 pregnant:-20 scar:25 stay:-22 take:22 too:21 visa:28 women:21 writ:-35
ama:-6 casa:-22 y:-24
amabl:-23
amamant:-28
amaneci:25
amar:41 a:22
amaril:20
ambi:17
ambulanc:26 bill:-25
amenas:32
amenaz:33 a:37 deport:-36 llam:21 mat:21 public:-32 quit:34 si:20
americ for:24 violenc:24 wife:27 women:-29
amicably:-26
amig:30
amish:38 women:23
ammoni:27
among:-26 us:-26
amor:-13
amount:-10
amput:-15
an:12 ad:23 ago:28 air:-26 all:-21 allowanc:25 an:30 at:-21 ex:33 exam:21 his:24 hour:42 hurt:-20 id:-26 is:28 man:21 mattress:-26 my:21 old:21 older:26 out:22 pay:26 she:39 stand:-30 survivor:-20 take:20 the:28 ther:21 they:30 with:24
ana:-13
anatomy:-28 quiz:-27
anchorag:-9
ancian:-18
and 13:-22 17:26 20:24 4:27 50:22 abus:26 abusiv:20 along:-24 always:-22 as:22 ask:29 asleep:33 attack:24 autism:-25 back:39 bad:23 beat:25 beer:21 being:22 black:20 blanket:29 ble:23 bolt:25 bone:22 bottl:24 bought:-20 break:27 bro:35 brok:24 by:34 camp:23 card:41 caregiv:25 charg:-32 church:25 clean:37 cloth:37 com:21 complain:-25 confus:24 cover:25 daddy:22 date:27 daught:-24 daycar:-35 dead:32 death:25 delet:23 did:22 die:23 disapp:22 discharg:22 doesnt:27 dont:21 down:27 dress:-23 drov:22 ear:24 eat:23 em:21 enough:29 er:21 everyon:-22 everyth:29 evict:29 ex:-32 eye:39 fad:30 faint:27 feed:23 felt:20 fever:-31 file:-20 find:25 fing:23 finish:-28 fix:-20 flash:27 fly:-24 foot:21 forth:21 found:-32 froz:23 give:26 glad:-25 glass:-30 gone:-21 grab:22 grandm:26 grandson:-23 grop:25 gun:21 gurgl:24 hardly:-21 head:22 hear:29 heart:39 heat:34 held:-27 hell:21 here:21 hide:30 hit:27 hold:27 homeless:-38 hr:23 hug:35 husband:-31 id:39 in:26 infant:24 infect:-23 isnt:27 jean:22 key:26 knock:25 know:24 lean:22 learn:-24 leas:27 light:33 like:-23 lingeri:22 list:25 live:-22 lock:38 long:-21 lose:21 mad:36 man:21 many:-25 marri:-26 medicin:27 memory:25 men:22 messag:25 met:-27 miss:-24 more:30 motel:27 moth:-24 mov:28 nail:-30 neighbor:-28 newborn:23 next:26 niec:-20 nite:20 nowher:24 nurs:33 of:41 off:34 older:22 only:23 open:45 other:32 out:33 outsid:44 owe:28 own:22 padlock:25 pass:21 passport:26 period:-23 phon:20 phot:23 pick:30 pictur:25 pin:36 plan:25 play:-21 pleas:-27 plumb:-27 post:21 practic:-23 pric:23 pul:23 push:21 put:-20 read:39 ready:21 refrigerator:-23 ring:33 rush:-21 safe:21 schedul:-22 scream:25 security:-23 shak:27 shakin:25 shar:-35 shelt:36 shook:28 sick:26 silent:24 slid:23 soak:26 sold:35 sorry:-27 ssi:22 start:28 stay:-28 steal:26 stuff:28 suicidal:21 surgery:-22 sweat:29 swerv:20 swing:27 tap:-22 taught:-28 teach:-37 teenag:-22 terrifi:33 text:22 that:45 their:28 thought:24 threaten:25 threw:28 through:23 throw:26 til:23 tire:-21 too:25 towel:-23 uncl:-24 until:-24 unzip:40 van:21 vein:-24 vide:20 visa:33 volunt:-26 vomit:23 wait:26 wallet:24 wasnt:30 when:-21 wifi:27 woke:22 wont:33 wors:21 wrot:21 year:24
anda:24 busc:-24 los:-24 mi:26 todo:-24
andador:-29
andam:22
andan:20
ando:16 con:22 en:31 la:37
android:26
anemi:-21
angel:-26
angeles:-31
anger:-13
angry:33 me:24
angusti:-18
anil:-18
animal:-8
anniversary of:27
annoy:-47
annual:-26
ano:-11 teng:-23
anoch:40
anonim:18
anonymous:19
anorexic:-21
anormal:-17
anoth baby:-28 day:26 daycar:-22 kid:-22 night:33
ansiedad:-21
answ:15 english:-27 for:26 her:24 phon:21
answer:18 me:30
ante:9
antecedent:-15
anteoj:-13
anti:-16
anticonceptiv:-26
anticongelant:24
antidepressant:4
antifreez:29
antoni:-6
anunci:24
anxiety:-21
anxious:-25
any:-17 cheap:-30 job:-25 that:30 tutor:-23
anybody:-13
anymor:46
anyon:22 take:24
anyth:9 about:31 my:26
anyway:38
anywher:47 in:25
aog:-17
apa:23
apach abus:32
apag:14
aparat:22
aparatit:21
aparec:29 en:24
apart:9
apartament:-22 bajo:-20
apartment:-13 2:-23 for:-21 full:-26 he:28 in:37 is:-20 need:-21 nobody:23 of:-26 on:-21 that:-24 today:32 when:30
apel:-19
apen:-15
aplic:-15
aplication:-7
apne:7 machin:-23
apologiz:11
apoy:-10
app:8 ex:32 kid:28 to:27
appeal:-34
appendix:-14
appl:13 tag:21
applianc:-18
application:-36
apply:-14
appoint:17 advocat:23
appointment:-23 is:-23
apprenticeship:-29
approv:23
aprend:-13
aprendi:-6
apret:23 cuel:28 el:21
apron:13
aprovech:35 de:25 mi:25
apunal:19
apunt:-11
aquel:26
aqui:16 en:23 famili:-24 no:-24 teng:-22
ar:-17
arabic:7
aran:-13
arde:-25
ardor:9
are all:21 always:20 and:25 at:32 blue:21 car:27 divorc:-27 eight:-23 family:-28 free:-26 going:-27 grown:-29 gymnastic:-35 kind:-20 lock:23 month:-23 need:-25 off:-26 old:-23 on:-21 outsid:21 person:20 shut:-24 sign:28 sleep:28 tak:20 to:-27 very:-20 wait:-31 way:22 wher:21
area:-6
argu:8
argument:-5
arkansas:-9
arm:29 a:26 all:25 and:22 how:22 is:23 numb:24 the:21 with:34
arma:28
armpit:-12
army:-11 abus:25 and:-32 by:24 he:-20 is:-25 sergeant:29 shelt:-29 women:-35
around:31 my:28
arranc:6
arrang:38 brid:25
arrastr:29 por:28
arre:-20
arregl:-29 papel:-23 y:-22
arrest:10 him:25 what:28
arrib:32
arrincon:33
art:12
artery:32
arthritis:-42
articul:-15
as:20 an:24 and:25 her:35 of:27 punishment:31 to:25 today:23 warn:24 well:22
asalt:-7
asap:16
asault:16
aseguranz:-32
aser:26
asesori:-18
ash:-13
asham:25
asi:27
asian:15
asient:-17
asil:-6
asistanc:-13
asistenci:-24
asistent:-16
ask:18 4:-22 about:27 by:28 have:20 her:27 how:23 i:27 is:23 kid:30 long:26 money:31 my:22 permission:31 rais:-21 the:25 time:28 what:23 wher:27 which:28
askin:22
asl abus:23
asleep:24 on:24
aspirin:11
ass:-16
assault:59 a:24 by:29 do:25 exam:29 group:21 in:32 me:41 my:25 nurs:20
assessment:-28
asset:-6
assist:12 for:21
assistanc:-23
assistant:8
assult:19
asthm:-8
asylum:-11 lawy:-23
at:13 15:-32 16:-37 19:-22 1am:24 2:25 22:24 24:20 3am:23 4am:28 55:-22 70:-25 a:25 aids:-32 am:24 at:32 back:30 bar:34 birthday:-22 box:-25 bus:33 by:34 came:26 cannery:-24 car:21 care:34 clean:31 clos:24 commercial:-21 courthous:-26 dawn:20 depot:24 desk:30 dhs:-23 din:21 dorm:28 follow:27 free:-28 friend:27 gas:23 graduation:-24 greyhound:28 gunpoint:22 head:25 hear:-31 her:27 high:21 hit:25 homeless:26 hous:32 how:-37 in:39 keep:27 kid:28 krog:24 laugh:26 laundromat:22 library:-22 line:26 look:27 me:30 midnight:31 mill:-21 mission:23 morn:21 motel:26 mouth:31 need:-30 no:-24 not:34 nurs:20 of:27 once:28 oven:25 park:28 party:24 pickup:33 prom:26 quinceaner:24 rave:23 recess:20 regist:21 rehab:32 ride:-23 said:29 same:-30 say:20 she:37 shelt:31 sinc:-26 sist:-22 sleep:34 small:-22 somebody:21 station:34 stop:21 stor:29 sum:27 tabl:23 take:25 their:21 then:32 through:21 time:-25 tip:-28 told:32 truck:30 wed:-31 what:-28 when:33 wher:30 whil:33 who:-20 will:-21 window:24 without:-28 work:-27 would:21 y:-26
atac:11
ataqu:20 sexual:35
ate:19 my:-27 pod:24 poison:29 rat:29 the:25
atencion:-23
atend:7
athen:-20
atiend:13
atm:6
atorney:-19
atra:-13
atras:-38
atrev:23
attack:5 of:-21
attempt:41
au:23
audition:-25
august:-24
aunqu:27
aunt:8 a:25 make:25 she:22 work:23
aunti:20 the:22
aunty:19
auror:-25
austin:-17
authority:-25
autism:-29
autistic:14 daught:-28
auto:-19
autobus:5
autoestim:-21
autolesion:32
avent:44
avient:18
avion:13
avis:-16 dia:-25 que:21
avog:-16
awareness:-32
away:5 becaus:24 bed:-26 from:22 home:-31 husband:24 kid:-22 my:22 the:-30 when:-26
awn:10
axe:-8
ay:47 un:21
ayer:19
ayud com:-36 con:-40 de:-23 golp:30 hija:-23 la:-23 los:-35 me:21 medicin:-27 mujer:29 pa:-27 que:22 violenci:24
ayudam:29
az:-11
azot:27
azuc:-10
azul:18
b after:29 at:-23 pric:-20 walmart:-20
babe:17
baby 6:26 after:21 an:40 baby:-21 back:23 becaus:29 bleed:22 broth:33 came:-26 cloth:-41 com:32 day:31 dont:20 down:21 every:-29 face:23 food:-22 from:22 got:33 has:-26 help:-39 her:24 hip:23 his:26 hit:25 hospital:-33 hous:-25 husband:-21 i:23 is:23 keep:24 like:22 make:27 mama:37 methadon:27 milk:-24 more:-30 mov:24 nanny:23 need:-24 never:21 not:45 now:25 off:26 one:-28 out:40 outsid:25 pay:-23 plac:25 rash:-31 right:24 said:27 say:22 she:23 show:-49 sinc:23 sleep:-33 so:23 spit:-25 stuck:39 stuff:-25 swallow:25 take:25 the:20 to:27 tonight:-20 too:23 took:25 up:-31 us:23 was:-29 wont:-24
babydaddy:24
babysit:7 baby:38 for:-25 hit:37 my:28 need:-24 the:22 whil:-27
bacheloret:22
back again:23 child:-24 colleg:-20 door:28 for:22 forth:21 from:22 he:28 home:28 hous:22 insuranc:-22 need:-26 not:31 on:-31 out:-29 passport:23 run:21 school:-34 visit:33 visitation:21 without:25
background:-33 check:-28
backhand:30 at:23 me:29
backpag:24
backseat:22
backward:24
backyard:24
bad:25 a:25 back:-21 breakup:-24 do:-23 grad:27 how:-23 in:20 landlord:-23 left:25 relationship:22 review:-23 we:25
badg:11
bag:36 and:24 it:26 my:36 of:25 pack:20
bail:-9 i:21 me:23
baj:-4
baja:-26
bajar:-9
baje:24
bajo:29
bakersfield:-26
bakery:-36
balanc:-22
balaz:11
balcony:26
bald:25
ball:-7
ballet:-27
balloon:11
ban:-14
bana:30 y:23
banan:-28
banc com:-38 de:-35 del:21
bancarrot:-17
band:-14
bandag:26
bang:16 head:24 my:25 on:22
bangor:-10
bank:-14 card:27 i:31 my:-21 no:-29 said:-27 so:-22 tel:20 took:24
bankruptcy:-24
bano:-8 con:21 la:26
banquet:18
baptiz:-32
bar:6 and:26 exam:-30
barat:-32
barb:-10
barc:19
barcod:27
barefoot:24
barely:27 breath:24
bark:-22 all:-21
barn:32 my:22
barrack:29
barrel:32
bas:-28 on:-25
base:33 hous:21
basement:28 a:22
basic:-6
basically:18
basket:-19
basketball:-28
bassinet:-12
basur:10
bate:30
bath:28 my:23
bathroom:11 at:28 her:24 i:23 its:22 no:21 now:-30 she:-25 sleep:26 the:30 to:24 with:31
bathtub:25
baton:6
batter:60 help:25 shelt:38 women:49
battery:-5 and:30 my:27 of:23 out:23 swallow:26 which:-23
bayamon:-23
bbq:7
bday:-34
be:19 aliv:36 around:24 baby:21 befor:24 by:21 chang:-21 dead:35 death:-24 deport:24 gone:29 he:22 here:28 him:23 home:-20 me:28 mom:20 near:40 over:33 pregnant:-30 school:-21 than:21 with:36 writ:-23
beam:16
bean:-28
bear:16
beat:34 and:27 boyfriend:41 egg:-25 for:34 heart:-21 her:29 his:21 kid:38 me:24 mom:24 my:37 son:22 them:23 ultrasound:-21 us:33 we:22
beb:15
bebe:-5 con:32 el:28 espos:-20 formul:-21 gratis:-20 llor:35 mese:23 pa:23 respir:27 solo:22 teng:-30 vomit:-22
bebi:43
bebit:27
beca:-22
becaus:-7 a:25 and:26 be:24 domestic:-24 gay:33 has:25 have:-24 he:40 him:38 kid:-29 late:31 liv:-20 mom:24 paid:25 pass:23 pregnant:-30 the:-25 they:-25 to:33 violenc:-24 was:34 wife:22 wont:21
becom:-40
bed:23 alon:-30 anywher:23 at:27 befor:25 call:28 day:21 dress:-23 free:-29 in:30 mov:-26 on:27 rest:-20 scream:21 son:-29 tonight:49 tonit:30 was:21 we:-24 when:-27 women:34
bedbug:-7
bedroom:33 apartment:-28 the:-28
bedsor:20
bedtim:-14
bee:-14 and:25
been:29 about:25 all:20 away:26 cut:24 drink:22 elev:-26 eye:25 giv:26 in:29 littl:-21 my:46 of:-23 same:-22 so:25 stay:-27 text:30 therapist:-28 up:22
beep:26 in:25 my:25
beer:24 for:21 to:31
befor:7 am:-24 and:23 dark:25 do:23 he:37 home:21 interview:-25 me:27 mov:-24 my:20 own:28 sleep:21 wint:21 work:-24
beg:40 for:21
begin:-23
behin:25
behind:22 after:-23 at:27 car:-29 church:32 dol:23 dumpst:26 every:33 everyth:-21 general:23 husband:-23 me:32 month:-23 note:-26 on:-33 payment:-21 rent:-28 support:-24 when:20 with:28
bein:21
being:25 aliv:26 and:21 beat:29 bulli:-28 control:22 evict:-29 for:25 groom:27 here:28 hit:30 hurt:22 late:-30 on:37 pregnant:-20 scam:-21 sold:30 stalk:21 to:26 track:30
believ:33 illegal:22
bell:-10
belly:33 as:21 like:23
belong:26
below:-11 grad:-22 her:-22
belt:47 mark:24
benadryl:8
bench:26 warrant:-25
bend:-13
bendig:-23
benefici:-24
benefit:-57 for:-21
benifit:6
bent:26 back:24 fing:21 my:24
benz:-7
bernardin:-18
bes:25
besa:20
besid:34 me:24
beso:22
best:-8 a:20 at:-21 get:-21 post:24 recip:-20
besti:-19
bet:11 dead:30 job:-25 me:32 off:36 with:23
bethel:-22
betw:12
bff a:26 goodby:22 she:28
bi:-12
bibl:-6
biciclet:-19
bicycl:5
bien:-16 de:33 feo:29 no:23
big:12 broth:-21
bike:-29
bil:-13 del:-25
bile:-31
bill:-39 after:-29 assault:-28 from:-25 help:-24 high:-21 is:-22 me:-23 so:-24 too:-22
biloxi:-18
bin:25
bing:-25
binocul:30
bio:-24
biolenci:-21
biopsy:-16
bipol:-8
bird:20
birmingham:-24
birth:-13 and:27 paper:-23 parent:-28 pill:-26 so:22 without:-27
birthday:-24 and:-22 need:-21
bisexual:-20
bishop:28
bit:11 anoth:-22 face:23 kid:-32 me:39
bitch:19
bite:-4 me:34 my:24 on:23 toddl:25
biz:-18
black:29 and:29 business:-21 eye:39 in:-21 out:31 say:23 women:-34
blackmail:-9 nude:37
blad:37 and:24
blam:16
blank:27
blanket:25 the:29
ble:16 a:22 after:-31
bleach:31 and:27
bled:32
bleed:43 a:23 bad:21 help:23 on:-29 out:23 towel:31 wont:27
bless:-22
blew:-13
blind:11 and:35 breath:20 he:31 help:-27 move:25 my:31 servic:-33 train:-26
blink:32
blizzard:10
block:42 him:25
blood:31 and:26 down:25 driv:-34 everywher:21 from:26 high:-23 my:23 of:32 pressur:-25 sugar:-31 test:-22 thin:26 was:-22
bloody:-8
bloqu:-21
blous:20
blow:16 my:21 phon:21
blown:-21
blue:40 and:21 i:24
bluetooth:13
blunt:15
board:9 for:28 hous:30
boat:22 i:29 my:20
boca:30
bochorn:-27
boda:-25
bodeg:-23
body:16 get:22 his:24 i:23 or:25 out:26 shop:-21
boil:-18
bois:-20
bola:-21
bolet:-11 bus:-21 para:-33
bolit:-39
bolt in:33
bomber:-13
bond baby:-29 my:-23 with:-25
bondag:39
bone:12
bono:-17
book:-37 report:-23 to:24
boost:-10
boot:8 and:34 the:28
bootcamp:-10
bor:-19
bord:20
born:-7 texas:-25
borrach:16
boss:-8 a:-26 all:26 and:24 cut:-29 driv:21 gave:-28 give:-25 go:30 grab:37 has:22 her:21 hold:22 hour:-25 i:-33 if:26 immigration:31 in:30 keep:33 lie:24 lock:21 me:-32 our:31 paper:23 passport:36 pay:-30 rap:32 said:-26 shift:-25 sleep:34 tip:-23 took:32 up:30 with:35 wont:-30
bosss:20
boston:-23
bot:19
bota:9
both:13 of:25 us:25
boto:26
bottl:7 head:22 my:32 pill:29
bottom:38 girl:23
bought:23 and:25 bullet:21 first:-26 hous:-23 our:-26 rope:20 the:22 today:23
bounc:-20
bound:30
bounty:36
bowl:9 green:-25
box:-12
boy:24 12:22 follow:29 in:34 me:24 out:22 over:22 scout:23 up:26 what:29 with:22
boyfriend:25 2:23 all:-21 allergic:-23 and:-27 at:33 baby:30 burn:26 came:22 car:22 chas:28 check:22 chok:24 died:22 doesnt:31 drug:-36 get:23 give:26 got:28 hous:25 hurt:21 is:-24 keep:-27 kill:26 leav:25 left:20 let:30 me:21 mov:-21 my:37 post:25 pressur:22 propos:-27 put:21 read:24 say:23 show:24 slam:24 stop:30 strangl:25 take:27 to:-31 took:26 tri:22 want:-34 watch:24 whil:23 wont:43
bp:27
bra:-7 for:-28 wher:-28
brac:-37 hurt:-22
braid so:-27
brain:-16
brak:-29
brand name:21 on:30
bras:24
braz:56 mi:30
bread:-20
break a:-22 at:-25 becaus:32 domestic:29 hid:22 in:-23 leg:-21 my:22 on:-25 phon:32 stuff:25 thing:34
breakdown:7
breakfast:-11
breakup:-7
breast:-7
breastf:-31
breastfeed:-26
breath:50 out:25 right:28 slow:26
breathin:29
brid:38
bridg:24 for:-32 loan:-23 my:23 program:-26
bridgeport:-10
bright:-4
brinc:37
bring:-16 friend:28 him:28 my:-21
bro:16 and:26
brochur:-24
brok and:24 apartment:27 baby:22 collarbon:21 cry:-27 fing:36 furnac:-22 glass:37 green:22 heart:-22 her:21 his:-24 hous:20 jaw:31 leas:26 my:36 nose:39 now:-22 on:-21 phon:38 rib:20 school:-29 so:22 teeth:31 to:-27 tooth:21 week:31 with:-26
bronx:-7
brooklyn:-6
broom:28
broth:32 at:27 me:21 mom:32 note:23 one:20 rap:22 the:-35 went:23 with:21
brothel:42
brought:34 to:22 us:24
broward:7
brown:-29
brownsvil:-22
brows:-25
bruc:21
bruis:51 baby:23 daycar:22 from:23 i:27 my:26 on:30
brunch:-25
bubbl:-21
buck:-6
bucket:24 and:22
buckl:15
buddy:25
budget:-43
buen:-35
buffal:-5
buffet:6
bug:-5 my:-25
buick:24
build:14 about:21
bulb:-19
bulimic:-18
bulk:-16
bull:28
bulldoz:31
bullet:11 for:-23 journal:-34
bulli:-17
bully:-23 a:-20 mi:-20
bult:-24 el:-21 en:-21
bump:-13 down:-22 ther:-22
bunch:32 of:27 pill:21
bunk:15 bed:-22
bunny:-20
burd:25 everyon:22
burdel:24
buri:38
burial:-20
burlington:-15
burn:18 arm:30 by:-25 cook:-22 from:-22 like:22 mark:22 me:37 myself:24 numb:29 on:22 our:-24 the:34 with:35
burnout:-27
burnt:-5
burst:19
bury:-9 me:28 my:-28
bus:5 all:23 always:-20 bench:21 card:-20 day:-26 depot:24 does:-22 far:-24 for:-20 got:-21 has:21 he:27 here:27 id:-21 left:28 me:44 night:23 no:24 now:27 pass:-28 run:-22 schedul:-27 ticket:28 to:-23
busc:-15 cuart:-20 dia:-24 los:-24 mi:22 otro:-32 todo:-24 trabaj:-35
buscam:-22
buse:-35
bush:11
business:-28
bust:12 lip:23
busy:-26
but:-16 be:-23 bed:22 break:22 didnt:26 ex:-23 feel:22 grandson:-25 held:23 his:21 its:31 keep:23 know:20 life:-28 look:-20 love:-21 made:21 me:23 no:23 noth:24 of:20 out:31 pleas:-21 so:-26 spanish:-22 speak:-22 still:23 they:26 told:20 took:28 torn:27 watch:-22 we:-21 will:-20 window:-32
butt:23
button:11 battery:32 swallow:26
buy hous:-27 lingeri:22
buyer:-15
by:21 40:32 anoth:-20 baby:24 boyfriend:34 braid:25 cant:21 card:-31 cop:33 dad:26 daddy:32 dark:30 doctor:32 ear:28 ex:22 except:-20 family:30 friend:26 hair:28 hand:20 he:24 herself:-26 his:35 hoa:-21 hous:34 husband:37 i:37 ice:-25 im:24 itself:24 kid:-20 mail:-28 mistak:29 my:37 name:27 night:30 own:28 so:24 son:34 stat:-27 stepmom:23 strang:-35 when:26 work:21
bye:38
bystand:-8
c:-9
ca:-13
cab:8
cabez:-14
cabin:30
cabinet:-22
cachet:39
cada:19 rato:23 seman:32
caddy:23
cae:-29 mi:-21
cafe:-5
cafeteri:22
caffein:-26
cagu:-20
cai:15
caid:-14
caja:8
cake:-24
cal:15 a:22 an:20 bebe:40 but:30 from:30 id:27 me:-32 mi:39 name:21 time:22 un:24 whisper:22
calculator:-26
calefaccion:-26
calend:-6
calenton:-21
calient:24 y:25
calific:-27
californi:-7 con:-20 hijo:-20 mis:-20
call:17 a:39 about:-27 cop:25 cps:29 crazy:33 dur:-25 family:20 fat:27 for:-40 from:28 help:-34 if:29 in:28 it:36 kid:30 lunch:-31 mold:-28 mom:20 name:23 polic:21 sir:22 stupid:22 time:24 to:24 work:33
calm:26
calor:-16
cam:22 he:22
cama:24 hija:-24 mi:-25 para:-21 por:21
camar:10 el:24 escond:-23
camarit:15
cambi:-16 un:-25
camd:-16
came:25 and:23 cabin:21 colleg:23 country:-20 fix:26 guatemal:-26 handprint:22 he:21 home:29 how:-25 im:30 mom:26 morn:26 my:27 need:-29 now:-23 off:26 over:24 room:25 the:25 twic:-24 visitation:21 welt:25 with:22 work:22
camer:6 bathroom:28 he:24 him:22 hous:-33 off:22 on:30 smok:28 the:21
camin:11
caminam:-30
camion:-28
camionet:23
camp a:21 and:23 came:22 counselor:26 espos:-26 for:-21 girl:-25 got:27 he:23 i:25 mi:-26 no:35 not:24 took:23 wher:20
campaign:-23
campament:6
campan:28
campesin:-17
campus:18
can:-11 add:-21 at:24 back:-26 break:28 bring:-27 come:-23 die:20 driv:-22 dur:-25 fire:-25 from:25 go:21 he:-35 her:23 his:-22 in:-20 leav:34 like:23 me:-26 my:-21 not:24 out:21 paid:-24 polic:23 read:36 rent:28 report:23 retak:-25 right:22 she:-21 shelt:25 sleep:46 smell:23 social:-24 son:-20 take:-24 teach:-20 that:-21 through:23 tonight:24 use:-30 watch:-22 with:21 women:29 work:-27
canal:-12
canast:-19
canc:-22
cancel:10 and:28 my:20
cancion:-23
cancun:29
cand:17
candy:-7
cane:25 me:21
cannabis:-13
cannery:-26
cans:12 de:43 vivir:28
cant:20 about:31 afford:-24 after:27 air:33 anoth:26 anyon:24 away:29 baby:-32 back:32 be:24 bleed:22 bond:-20 breath:30 burn:26 call:33 cant:24 catch:26 come:24 complain:-25 cry:-27 dad:32 day:22 do:41 drink:-36 driv:21 em:23 feed:-23 go:33 going:31 handl:30 he:30 hear:26 here:24 his:29 im:20 in:24 leav:30 left:23 life:26 me:24 medicin:-26 move:38 need:-23 night:24 off:20 open:21 out:-24 own:28 pay:-27 pregnant:-21 quit:38 rememb:34 rent:-31 she:-20 sit:22 six:-23 sleep:-39 speak:25 stay:34 stop:-22 talk:34 this:27 through:28 tonight:27 wake:20 when:25
cantin:35
cap the:25
capacitacion:-22
cape:-16
captain:32 down:25
car 9:31 accident:-20 again:-30 all:32 battery:-26 bleed:24 block:21 by:24 day:28 en:-23 every:25 hous:25 husband:-33 i:29 in:26 insuranc:-32 it:31 jack:29 key:31 la:25 light:-20 list:31 lock:24 mis:22 need:-22 nino:28 note:-38 phon:26 que:20 se:-34 she:22 side:-28 sigu:31 sinc:21 tonight:26 track:29 turn:20 up:28 walmart:38 we:33 when:21 window:-25 work:-21
cara:15 no:23 y:23
carbon:15 alarm:24
carcel y:33
card debt:-22 declin:22 for:-30 got:-31 his:27 how:-25 life:-28 mail:-23 marriag:-23 me:22 name:24 need:-27 on:32 so:26 stol:-29
cardiac:14
care:-28 6:-32 fath:-21 help:-21 home:27 if:36 is:22 live:35 mom:-32 night:-20 sist:26 tonight:-25 vouch:-24 whil:21
caregiv:-8 and:22 at:23 her:35 i:21 my:33
caretak:-16
carg:-8 nada:-27
caridad:-17
carin:-23
carinos:-13
carl:-19
carn:-6
carnival:30 keep:22 my:23
caro:-17
carolin:-16
carpet:-10
carpool:-28
carri:-7
carriol:-19
carry:-17 drug:22
carseat:-14
carson:-16
cart:-5 desped:21
carter:-22
carv:18
cas:-10 a:24
casa casa:32 con:26 en:24 hace:27 hoy:27 la:34 maltrat:25 no:39 noch:28 por:21 refugi:-21 rent:-24 segur:26 teng:33
casam:-20
casar:-32
case:-6 he:23
caser:-4
casework:-13
cash:-10 hotel:21 now:-27
cashapp:24
cashi:-23
casi:-30
casin:22
caso:-24 de:-21
casp:-23
casserol:-4
cast:-11
castig:19
cat:-6 in:-27 is:-35 whil:-25
catch:6
cater:-20
catfish:-12
catholic:-17
cattl:28
caught:13 him:25
caus:38 got:22 i:26 my:27 of:25
cav:20
cayo:13 y:33
cdl:-29
ceil:5
cela:30
celebrat:-24
celery:-23
cell:10 and:23 phon:-28
cellphon:-18
celos:43
celul mi:23 no:23 para:21 que:23 y:25
cenar:-8
census:-26
cent:5 hour:-23 me:-21 my:25 near:-25 now:22 open:30
centr:-8
central:19 de:21
cer el:26 guarderi:-23 hotel:28 la:-21 por:23 tiend:-26
cerc:8
cerebral:8
ceremony:-27
cert:7
certifi:-21
certific:-28 de:-22
certificacion:-14
certificat:-28
certification:-24
cervez:20
cervical:-12
cesar:-17
chain:33 bed:25 to:25
chainsaw:31 to:22
chair:19 at:25 mom:25 the:27
cham:28
chamac:33
chamaquit:25
chancl:21
chang after:-36 code:26 dmv:-21 every:-22 her:20 im:26 last:-29 mind:34 numb:26 password:-28 still:33 time:22 week:-22 whil:23
channel:-24
chapt:-33
charg:6 it:-24 to:35 us:-21
charity:-41
charl:-17
charleston:-22
charlot:-16
chart:-13
chas:6 me:36 the:33 with:29
chat:17 for:28 he:28 with:-22
cheap:-36 no:20
cheapest:-23
cheat:-21
chec:-15
check:5 a:27 and:22 came:-32 come:-23 engin:-28 for:31 in:34 into:25 late:-21 licens:-29 me:24 mileag:34 myself:23 receipt:27 school:-25 to:23 up:-25
checkbook:-22
checklist:5
checkout:20
checkup:-31
cheek:-19
cheer:12
chem:-27
chequ:-7 y:26
cherok:-6 help:-21
chest:27 and:27 cant:27 get:22 pain:21
chevy:28 3:26
chew:-29
chexsystem:-12
cheyen:8
chic:8
chicag:-11
chick:-5 hous:24 no:22
chil:-21
child:13 2:-25 car:-29 care:-21 check:-27 come:24 custody:-36 hurt:21 is:28 labor:-29 lock:-31 neglect:27 night:-20 offic:-22 porn:25 suport:-34 support:-28
childcar:-42
childhood:14 abus:27 sexual:27
childproof:-16
childr:6 are:20 fath:-20 no:25 program:-26 the:-22
chin:25
chinch:-21
chines:-21
chip:14 tooth:23
chiquit:15
chiropractor:-10
chirp:-25
chlamydi:9
choc:-16
chock:35 me:35
chocolat:-21
choir:16
chok:38 aid:-21 at:24 dur:22 first:-21 is:21 me:33 necklac:-25 on:-25
choos:22
chop:-23
chor:-9
chos:8
christi:-10
christm:-16 so:-24
chromebook:17
chupeton:22 y:21
church:16 basement:24 camp:23 cloth:-31 elder:23 food:-27 giv:-21 grew:-20 help:-24 in:26 my:29 on:-25 out:-23 say:21 sunday:-23 to:-21 up:-20 us:22 van:27 want:-27
cier:28
cig:20
cigar:27
cigaret:16 on:24
cinc:-18
cint:6
cipot:18
circl block:22 the:31
cita:-24
citiz:-6
citizenship:-26 interview:-21
city charg:-24 city:28 do:-22 red:30 so:-22 to:28 us:-24
ciudad:14
ciudadan:-26
ciudadani:-31
claim:-11 kid:-21 my:-28
clammy:23
clark:-15
clarksvil:-18
clas:-29
class:-35 daught:-20 her:28 liv:25 on:32 sleep:20 to:-21 women:-28
classmat:38
claus:-4
clav:22 de:22 y:24
claw:23
clean:14 and:36 family:30 for:28 from:33 job:-31 night:21 offic:-24 other:25
clear:14 prostitution:23 record:-27
clearanc:-23
clerk:-6 for:-29
cleveland:-15
click:34 and:22
client:34 and:29 job:-34 me:29 salon:25 the:30
cliff:16
climb:11 at:22 back:22 me:26 my:21 on:26
clinic:-29 open:-27
clock:-8 for:-27 is:-28 my:31 with:26
clon:-7 el:-27 whatsapp:24
clor:22
clos:16 account:-29 at:26 by:-20 curtain:24 door:24 except:-20 have:-29 hous:20 in:22 my:-21
closet:22 my:20 the:24 with:29
closin:18
clot:37
cloth:-6 back:20 closet:-34 diap:-20 off:25 on:25 window:21
cloud:14
club:5 and:22 keep:25 let:21 manag:25 me:23 the:25 us:21 wont:21
clumsy:13
clutch:35 chest:22
cna:-21
co:6
coach:20 at:21 for:-32 know:22 my:22 on:30 send:37 text:27 the:24 touch:23
coagul:25
coast:-16
coat:4 driv:-33 for:-29
cobr:6 la:26 much:-29 una:-20
cobrador:-31
cocain:-8
cochl:33
cocin:14
cociner:-20
cod:-31 camp:-25
code:6 is:-26 word:29
coerc:24 sex:22
coercion:34
coerciv:33 control:32
coff me:27
coger:13
coke:-9
col:-12
colchon:-22 el:-22 en:-24 piso:-22
cold:26 clammy:22
colegi:-25
colesterol:-20
colg:27
colic:-18
collaps:49 in:28
collarbon:22
collect:-9
collection:-17
collector:-31
colleg:-8 can:-24 dorm:-26 girl:24 got:-23 im:28 life:-23 my:-24 sleep:30 student:29
collin:-9
cologn:24
color:-7
colostomy:22
columbi:-14
columbus:-23
com and:35 around:22 back:27 by:22 calient:-36 christm:-26 en:-35 hijo:-25 hoy:-43 in:34 me:21 mis:-25 my:26 of:-30 para:-38 prison:-26 san:-22 the:31 to:27
comadron:-16
come:14 anymor:22 cal:-23 door:23 get:31 he:21 her:24 if:22 la:28 me:30 monday:24 my:31 over:28 sum:-24 then:21 to:44 when:23
comedor:-20
comer:-24
comi:22
command:26
comment:-13
commercial:-28
commit:20
common:-30 law:-29
community:-28
como a:26 al:-26 de:21 denunci:26 en:-25 las:-24 lleg:-27 lo:-21 loco:20 para:-25 pong:-21 saco:-31 salg:24 ser:-35 sin:27 violacion:25
comp:-7 pay:-23
compadr:20
companer:15 de:26 del:24 el:22 trabaj:28
company:-21 i:23
compart:4
compensacion:-27
compensation victim:-26
complain:-8
complaint:-28
complet:-20
complex:29
compound:23 make:21
compr:-24 de:-21 en:25
comprobant:-14
comput:-9 and:-21
computacion:-21
computador:-30
comunidad:-27
comunitari:-23
con:21 a:26 abog:-22 algui:-27 amig:27 bebe:33 cand:26 chamac:26 cigar:25 cint:21 compr:-22 cuand:21 dejar:-27 deport:-36 especialist:-24 espos:-34 habl:-32 herman:25 hija:21 hoy:29 las:30 llam:21 llav:26 mama:20 mar:22 marc:24 mat:21 moreton:21 nac:29 navaj:30 nene:23 nina:32 no:34 nos:22 otro:37 para:25 pistol:28 planch:25 por:33 public:-32 que:37 quit:34 reci:29 rent:-22 social:-21 todo:35
conceal:11
conceiv:-22
concussion:13
cond:-20
condemn:29
condition:-19
conditional:12
condom:6 brok:-37 free:-30 off:30
condon:-4
confidencial:16
confidentiality:17 program:21
confus:16
congregation:13
conmig:43
connect:-26
conoc:-22 y:21
conocem:14
conocim:-28
consegu:-30
consej:-32
consejer:-13
consejeri:-33
consensual:28
consent grad:-30
consentimient:27
consigui:-27
consolidation:-21
constabl:15
construccion:-6
construction:-15
consul:-29 de:-21
consult:-12
consultant:-22
consum:-15
contact he:30 my:45
contest:8
contr:11 espos:-25 ex:-30
contraception:-22
contract:-7 they:27 with:-23
contrat:-5 de:-26
contratist:22
control:23 all:22 and:22 by:20 de:-30 diabet:-24 eat:21 everyth:37 for:-23 husband:33 i:29 magnet:-30 money:31 parent:-28 partn:32 pill:-26 plag:-20 teen:-25 the:33 to:-36 without:-30
controlador:35
conversacion:13
convinc:-6
convulsion:48 y:30
cook:-13 a:-23 and:25 the:26
cookin:20
cool:-9
coordinat:11
cop:16 and:23 dad:21 he:23 him:32 me:-27 on:26 said:25 to:22 who:30 will:21 wont:24
coparent:-12 app:-21
copay:-15
cope:17
copi:-6 key:41
copperhead:22
copy:-24
cor departament:28 la:21 trabaj:-36
corazon:32
cord:31 hang:31 is:24 my:25 out:28
cordon:23
corn:15
corner:43 me:30
corp:11 me:27
corpus:-19
corr:33
corri casa:28 de:28 la:28 mi:-29
cort:15 braz:22 con:25 de:-32 en:24 famili:-20 inmigracion:-23 las:23 los:26 luz:-20 pa:21 vena:21
cortit:7
cos:26
cosa:32 en:27 mi:26 y:24
cosign:-21
cosmetology:-19
cost:-25 help:-21
costil:33
costum:-34
cot:26
cottag:-21
couch:-15 is:31 my:27 on:22 ran:31 to:-24 tonight:30 was:22
cough:17 blood:21
could:7 feel:21 not:26
couldnt:34
council:-6
counsel:-26 abus:-38 after:-21 rape:22 survivor:22 women:-22
counselor:4 at:29 camp:28
count:22 for:-24 i:33 incom:-26 mile:23 my:29 on:23
countdown:36
country ago:-20 four:-20 i:26 now:22 year:-20
county:5 abus:42 domestic:24 dv:37 head:-20 line:22 start:-20 va:-23 violenc:27
coupl:5
coupon:-35
cours:-42
court:-19 date:-30 for:-21 is:-28 next:-31 paper:20 tomorrow:-29
courthous:-13
cousin:26 about:21 and:21 at:28 do:24 for:22 got:-30 it:22 just:-22 my:24 on:29 out:31 sold:29 stuff:22 the:29 who:25 with:28 work:31
cover by:-22 in:22 up:21
covid:-33
cow:15
cowork by:25 harass:-29 has:-24 me:-23 my:26 need:-27 obsess:32 the:43 touch:-38 wait:28
coyot:27 fee:24
cpr:26 hurry:24
cps:11 my:-22 on:30 own:29 report:29 to:-35 took:-28
crab:11
crack:21
craft:-28
craigslist:26
cramp:-29 bad:-28 i:-21 so:-28
crash:9
crat:32
crawl:29
crazy:4 an:27 i:-22
cream:-33
crec:-33
credit:-36 by:-30 report:-26
cree:21
creek:26
creep:27
creepy:43 my:36
creer:18
cremation:10
creo:38 me:28 se:23 y:22
crew:31 at:21 in:30 lead:26
cri it:26
crib:-19 and:-21 recall:-20 to:-21
crim:-11
criminal:-28
crisis:42 for:35 hotlin:30 numb:26 text:47
cristal:-21
crochet:-30
croix:6
crook:31
crop:-16 fail:25 he:25
cross:4
crotch:26
croup:-5
crow:-18
crown:9
cruc:12
cruces:-8
cruis:33 and:20
crush:-22 at:-27 me:-27 my:-24 on:-26 pain:26
crust:-15
crutch:-25
cruz:10
cry all:-21 at:-25 baby:-27 buy:21 commercial:-21 day:-26 in:28 show:22 the:29
cryin:21
crypt:-16
csa:9
ct:-13
cuadr:21
cualqui:-21
cuand:17 de:-27 el:29 estoy:30 la:-22 lleg:27 llor:24 mi:20 nina:21 no:33 que:25 se:27 sola:29 toma:24 va:25
cuant:-28 cuest:-22 tard:-21
cuarent:-18
cuart:11 barat:-20 de:-29 por:27
cuatr:-20
cucarach:-18
cuchil:37 me:24
cuent:5 agua:-27 como:25 de:-34 del:-31 fals:28 mi:-20 violacion:25
cuerd:28
cuerp:36
cuff:22
cuid:-18 al:-21 con:24 infantil:-26 y:29
cuidador:-18
culinary:-14
culp:21
cult:36
cultur:19
cumpli:-15
cun:27 a:24 en:25 nino:25 nos:21
cuna:-30
cup:33
cupboard:6
cupon:-27
curb:39
curfew:-15 for:-29 minor:-23 on:-21
curl:25
curriculum:-41
curs:-30
cuss:28 me:25 out:25
custidy:-25
custodi:-30 de:-24 mi:-20 mis:-20
custody:-16 and:34 calend:-26 for:20 going:26 in:-24 lawy:-20 my:27 of:-25 paper:-25 schedul:-30 son:-28 to:31 visit:25
custom:20 at:21 my:30 regist:21
cut:23 2:24 again:36 at:-26 baby:-24 back:-26 deep:32 dress:33 for:-26 herself:24 hour:-40 kid:-29 leg:26 light:-29 medicaid:-20 off:-28 pain:25 phon:40 stamp:-23 thigh:23 too:24 up:32 vein:22 water:-33 without:22 wont:22 work:-25 wrist:22 year:28
cute:-29
cuyahog:-28 county:-23
cyber:-33
cyberstalk:36
cycl:-21
cyst:-29
d:37 en:21 noch:20
da:10 a:30 al:20 con:31 diner:22 mi:43 ni:27 pension:-21 un:-29
daca:-17
dad:12 6:21 a:-29 about:-22 and:23 at:31 beat:27 becaus:25 breath:24 burn:27 came:22 cant:25 chair:25 chest:30 died:-21 drink:26 give:22 help:-22 hit:36 how:-26 hurt:25 i:25 just:27 kid:23 lock:28 make:27 mom:46 my:26 on:27 pay:-22 punch:28 put:21 support:-21 them:32 threw:28 took:26 touch:21 us:27 veter:-21 watch:21 wont:-22
daddy:22 a:25 and:31 danc:-27 daught:-27 feed:21 hurt:31 i:30 make:23 me:32 mommy:21 out:23 pay:-23 play:25 privat:27 say:28 secret:21 the:21 them:21 took:22 touch:21 us:26 want:-24
daily:27
dairy:-8
dakot:-21
dallas:-4
damag:-40
dan:-4 los:-23 sab:-23
danc at:22 class:-27 club:22 the:20
dand:20
dang:30
dangerous:27
dangl:28
dano:38 a:-28 bebe:-28 mi:-28
dar:-20 en:-26
dare:16
dari:26
dark:23 morn:-27 my:27 the:-27 with:36
darl:-15
darm:21
dash:23
dat 18:-25 abus:26 my:33 violenc:38
data:-20
date:-7 do:23 free:-20 her:25 night:-20 pick:22 rap:26 rape:26 what:23
dato:-20
daught:7 12:22 13:26 an:-21 ask:32 brac:-22 classmat:25 cut:22 danc:-27 dress:-25 drug:-29 ex:25 got:-29 hand:36 has:-21 herself:24 how:25 keep:32 law:23 leav:23 lock:25 moth:-21 mov:22 my:-29 need:-21 not:24 nude:26 our:25 out:29 phon:25 pictur:21 pregnant:27 ran:31 send:21 sleep:-23 so:-26 text:22 took:-25 with:-25
daut:12
dawn:33 ther:20
day after:42 are:-21 do:-28 door:25 for:23 from:24 have:-22 im:24 its:26 left:34 lock:20 no:43 notic:-41 off:25 old:21 program:-28 rehab:-25 what:-31
daycar:-18 and:-25 baby:22 clos:-34 help:-30 hurt:30 lady:26 my:37 pick:27 slap:37 work:47
dayton:-13
dc:6
dcf:18 hotlin:34 kid:-24 took:-24
de 16:25 7:22 a:23 abog:-28 acab:32 acuerd:-25 alta:22 ancian:-39 ano:-24 aqui:21 ayud:25 bibliotec:-26 bus:-22 cabl:22 campan:27 castig:27 chequ:-30 chic:23 chiquit:23 ciudadani:-28 comer:-24 cuid:-24 d:26 delit:-23 deportacion:-22 desped:22 deud:-33 dia:-25 el:31 esa:24 escaler:25 esclav:27 espanol:31 espos:20 ex:37 hija:35 iglesi:22 intern:34 ir:30 le:33 llegu:31 llor:-29 mand:23 manej:-33 mano:-25 mar:20 mayor:-26 mudar:-20 muel:-20 nac:-30 no:22 numer:28 oficin:-21 otra:24 pa:25 pago:-27 pasaport:-27 pech:21 plag:-24 plan:-30 quit:21 refugi:-20 regres:35 se:33 seguimient:-26 suicidi:36 ta:22 tarjet:-22 telefon:-24 tomar:-21 trabaj:25 un:36 venezuel:-21 ves:26 victim:-27 violacion:40 violenci:28 visit:-20 vivir:37 volv:26 ya:29
deacon:35
dead:15 is:26 meme:-22 rose:26 skin:-33 than:38 this:-21 tir:-23
deadbeat:-19
deadlin:-26
deaf:16 abus:35 cant:26 chat:26 friendly:-21 have:-21 he:32 husband:25 interpret:-33 me:22 my:34
deal me:35
death:27 certificat:-24 for:-22 me:-24 my:24 of:-24 rattl:21 sound:26
debaj:31 car:22 de:28
debat:-24
debe:15
deben:-18
debit:9
debo:14 de:-23 mas:21 mese:-23
debt:6 big:22 bondag:38 collector:-26 counselor:-26 credit:-21 every:20 is:27
decid:27
decir:27
deck:6
declar:11
declaracion:-15
declin:10
dedo:26 y:25
deduct:21 from:-29
deed:-13
deep:23
deepfak:-18
deer:-10
default:-15
defend:-28
defens:-36
definition:-21
degr:-10
dej:42
deja:25 con:20 de:26 estudi:20 mi:31 ni:20 tempran:-22 trabaj:27
dejan:34 a:26 la:21 los:24 salir:23
dejar:-16 de:-25 el:-30 espos:21 hijo:-21 la:-25 mi:29 mis:-21 tomar:-21
deje:11 casa:-26 en:-22 estar:-26
dejo:-6 al:25 bebe:25 en:23 ojo:28 que:25 sin:31 una:31
del:22 a:21 abuel:27 caser:-23 cuart:37 cuel:28 edifici:31 embaraz:-27 en:22 es:23 esta:21 gas:-23 gratis:-28 hoy:29 la:30 me:22 motel:24 no:24 que:21 siguient:-22 sin:26 super:-22 y:34
delant:20
delay:-18
delet:17 contact:29 history:-24
delit:-24
deliv:4 to:25
delivery:-5
demand:-10
dementi help:-25 need:-27
demon:14
deni:-9
denial:-10
denis:-24
denny:24
dent:15
dental:-14 for:-22 i:29 me:-27 plan:-37
dentist:-24 me:23 no:-21 that:-21 under:28
dentur:-34
denv:-19
deny:-20
departament:15
department:-21
depend:12
dependent:-6
deploy:-15 and:24 who:-23
deployment:-6
depo:-17
deport:-18 i:26 if:30 me:-33
deportacion:-25
deportation:-15
deposit:-40
depot:24
depr:-19
depresion:-28
depress:-28
depression after:-23
deprim:-7
dept:-14
deputy:31 move:22
derech:-21
derram:-26
des:-4
desaloj:-30
desampar:-22
desangr:32
desaparec:38
desastr:-15
desayun:7
descansar:-24
descompuest:-19
descompus:-36
describ:41 my:29
descuent:-28 chequ:-23 de:-23 mi:-23
desd:21 ano:25 ayer:28 casa:-21 el:29 la:36 me:30 sin:26 tuve:-34
dese:16
desempl:-22
deserv:14
desesper:-22
desiert:16
desintoxic:-16
desk:-5
desmay:31
desnud amenaz:25 me:25 y:25
desp:-19
desped:20
despens:-34 de:-28
despert:30 manan:20 sin:20
despid:-22 embaraz:-20 por:-20
despidiendos:37
despiert:-5 en:-27 la:-21 sud:-27
desplom:26
despu a:-21 violacion:22
destroy:-9 my:49
detain:-27
detectiv:33
detector:12
detencion:26
detention:8 guard:26
detox:-15 no:21
detr:24
detroit:-21
devic me:24 near:24
devorc:-17
devuelv:-22
dhs:-20
di:-8
dia:4 en:29 los:-27 sin:23
diabet:-30
diagnosis:22
dialysis:25 i:28
diap:-10 bag:20 bank:-21 food:24 is:21 no:24 rash:32
diari:26
diarrh:-16
diary:6
dibuj:-4
dice:27 el:20 me:35 mi:27 va:37
dicen:28 que:28
diciembr:-32
did:33 her:32 his:22 last:21 my:31 not:26 noth:-43 this:23 to:22
didnt:36 do:23 get:-29 im:27 list:30 me:-25 pay:-33 scream:23 work:40
die:53 and:23 from:20 will:-22
diecioch:-15
died:-5 his:27 kid:23 no:-24 want:29
dient:7
dieron:12 a:25 alta:22 y:29
diesel:20
diet:-30
diez:-30
different:-10
dificil:-12
dig:26
diga:12
digan:23
digo:-5
dije:27 que:22
dijeron no:27
dijo es:20 me:32 va:29
dime:-17
din:-11 for:-27 free:-25 is:27 tonight:-31
diner:-11 de:-21 los:-22 mi:30 mis:-21 ni:31 nino:-22 pa:25 papa:-21 telefon:27 y:41
dio:-5 en:36 me:30
diosit:23
dip:19
diplomat:24
direccion en:30
direction:-21
directiv:19
director:20
dirty:25
disability:-27
disabilty:-18
disabl:9 and:30 caregiv:25 child:-22 my:42 sist:26
disapp:35
disast:-21
disc:12 my:22 under:22
discapacidad:-14
discapacit:-21
discharg:23 from:34 hospital:34 me:31 no:22 to:23
disciplin:26
disconnect:-25
discord my:20
discount:-26
discriminacion:-18
discriminat:-27
discrimination:-35
disculp:-16
discutim:-33
diseas:-25
dish:9
dishonor:22
dislocat:27 should:26
disord help:-24
disown:-23
dispar:9
dispatch:11 and:29
disput:11
district:-31
ditch:22
diu:-23
divorc:-27 he:27 now:23 with:-22
divorci:-39 no:-30
divors:-21
dizzy:21
dms:-8
dmv:-24
dna:5 test:-26
do anyth:28 appeal:-31 bring:-21 cam:21 chang:-22 complain:27 cpr:27 cps:29 cut:26 date:29 different:-24 do:35 family:-20 first:-21 for:-34 free:-27 from:22 go:22 goodby:22 got:-29 hair:-21 home:20 keep:24 kit:22 leav:30 lose:-22 me:21 money:26 need:-29 not:-24 noth:-23 or:29 over:-23 pay:-29 pick:-29 say:-22 senior:-27 shelt:21 sleep:31 snap:-29 start:-27 stop:32 take:-27 that:-33 they:-48 thing:26 this:23 tonight:24 wear:-22 when:25 wher:-21
dobl:15
doce:-10
dock:-4
doct:-22
doctor:-18 and:40 away:-22 de:-21 dice:-24 fing:22 he:30 mov:-22 no:-24 of:27 que:-23 se:-24 speak:-25 to:-21 toco:23 told:-26 touch:30 who:-21 wrong:22
document:13 y:26
documentary:-28
does:-6 after:27 an:-23 daught:21 dish:-26 get:-31 his:-30 hurt:-30 im:30 my:29 not:-25 run:-22 stuff:25 that:23 the:21 whil:24
doesnt:6 feed:24 help:-22 im:25 know:30 stop:31 up:23
dog:-7 a:-24 all:-21 ate:-33 bark:-21 car:35 crat:23 for:23 got:-37 is:-32 me:29 out:-37 shar:-21
doin:17
doing i:-21 it:30
dol:16 general:24 week:28
doli:12
dolor el:-20 en:-20
domestic:43 disput:24 help:25 shelt:57 violanc:27
domestik:-11
domicili:-14
doming:-20
donar:-36 la:-21 que:-21 ropa:-22
donat:-53 for:-22 wher:-26
donation:-46
dond:9 abort:-27 com:-34 con:22 dan:-27 donar:-21 dorm:28 duerm:31 empez:-21 estoy:21 hago:-30 hay:-45 ingl:-22 ir:27 no:26 para:-21 que:22 ropa:-26 trabaj:40 viviam:28 vivir:-51 voy:33
done:22 first:-24 for:-24 life:26 liv:31 me:29 my:30 school:-21
donor:-23
dont:24 answ:25 anybody:24 anymor:20 baby:-38 can:-21 care:37 come:28 eat:24 feed:30 feel:26 for:-25 futur:23 get:34 here:23 home:23 let:28 like:27 live:38 no:-21 out:22 paper:-25 phon:-22 rememb:27 safe:21 see:25 wher:26 work:32
door:27 and:27 clos:22 dash:23 fing:-32 has:28 lock:26 on:-25 open:23 she:27
doorbell him:21
doordash:-22
doorknob:31
doorm:11
doorway:19
dope:32
dopesick:-6
dorm:12 a:21 bed:22 break:27 esta:22 hoy:26 me:33 mi:36 noch:22 y:20
dormi:26
dormim:25 el:25
dos:-12 hija:-21
dot:18
doubl:-23 blood:23 thin:23
doul:-29
dover:-5
down:17 a:24 and:35 but:24 by:22 door:22 for:32 i:38 left:20 leg:35 of:26 on:22 payment:-23 pregnant:24 road:23 she:25 ther:-22
dowry:28
dox:-10
doxx:15
doy:-24 pech:-32
draft:-17
drag:25 by:29 feet:-21 me:26 off:23 the:26
drain:20 clean:25
dramatic:8
drank:43 antifreez:21 bleach:20 clean:20 drain:20 lye:22 the:23
draw:17
dream:-11 i:22
dress:-15 code:-33 daught:-23 donation:-21 for:-20 i:20 in:26 on:31 prom:-23 the:31
drew:25
dril:-5
drill:5 my:22
drink:10 again:-20 and:35 bleach:23 day:-28 every:-41 i:28 is:21 much:-29 one:23 spik:29 the:37 to:34 too:-29
driv bridg:29 bus:-24 by:46 can:-23 class:-25 crazy:-24 drunk:27 fast:33 hous:27 in:-22 into:32 mama:22 my:43 off:24 past:28 say:23 test:-26 touch:27 tree:25 truck:-35 us:26 with:39
driveway:30
drog:9 en:30 fiest:25 la:25 y:27
dron:17 over:22 yard:29
drool:32
droop:24 slur:20
drop cent:-29 dead:-25 here:23 off:26 out:-24 phon:-35 school:-22 she:27 thing:-30
drov:39 me:27 off:27 with:20
drown:16 my:24
drug:17 a:28 addict:-20 and:30 bar:30 dont:29 drink:32 help:-22 hous:32 kid:29 me:30 my:30 rehab:-29 the:27 treatment:-28 use:-31 women:-25
drunk:32 and:22 break:21 kid:24 my:27 with:33
dry:5 so:27
dryer:-28
dryness:-18
drywall:-5
duck:-6
duct:18 a:23 my:22 tap:25
dude:36 i:21 my:27 on:25
due:-25
duel:-23 dient:-22 los:-20
duen:10 quier:-36
duerm car:21 colchon:-22 con:24 sillon:-28 un:-21
dui:-7
dulc:27 la:20
duluth:-25
dumpst:30 at:23
duplex:-12
dur:18 a:24 break:-25 fight:22 lunch:-25 my:-25 sex:-23
durm:33 el:30 en:27
duro:-33
dusky:24
dust:8
duty:-33
dv:77 advocat:26 county:33 help:40 hotlin:24 hous:26 in:27 program:22 shelt:59 survivor:-27
dying:12
each:31 awak:-25 night:22 time:22 week:25
eagl:-7
ear:10 infection:-24 ring:28
early:-37 and:-21 i:-24
earn:22
earth:34
easi:18
easily:-27
east:5
easy:-10
eat aliv:-27 and:33 dog:26 everyth:-25 free:-29 from:29 help:-24 in:-25 lot:-27 lunch:23 me:-27 of:-25 on:27 trash:24
eaten:19
eater:-26
eatin:-18
ebt:-43 card:-21
ech a:23 mi:25
echa:23
echar:-7
echo:-21 mi:-24
economic:-4 abus:34
ectopic:-7
eczem:-18
ed:-18
edge:36 of:27
edibl:22
editor:-23
educacion:-18
education:-27
eeoc:-12
efectiv:-18
egg:-15 and:27 my:24
eggshell:33 day:24 every:24
eight:-14 old:-23
ejercici:-19
ejercit:-8
el:9 abus:29 agua:-26 al:21 basement:22 bolet:21 braz:35 bronx:-28 camp:-26 celul:26 club:23 cobr:25 contratist:21 control:31 cordon:22 diner:31 duerm:25 embaraz:-31 en:32 encier:22 encim:22 ese:22 espos:26 gas:-31 hast:22 hijo:32 hotel:28 labi:22 le:41 llor:33 lo:26 mar:31 masajist:23 meti:24 mis:43 motel:23 muchach:21 nino:52 o:21 ojo:28 papa:22 para:23 parqu:28 pasaport:22 pati:23 patron:39 pega:22 por:25 preci:-26 prim:21 quien:-27 quit:22 ranch:26 refugi:24 rifl:25 seno:-23 shelt:24 sillon:-28 sin:31 supervisor:23 te:24 toco:36 todo:28 trabaj:-30 trail:21 viaj:25 violacion:22 vomit:-31
elbow:29
elder:-19 abus:-48 hotlin:-24 mom:20 say:21
eldercar:-19
elderly:-32 abus:-29 moth:-24
electric:-23 is:-27 off:-28
electrici:-13
electricity:-7 off:-29
electrocut:37
elementary:-25
elephant:-9
elev:12 come:-23 kid:-23 through:-23 year:-26
ella:-7 y:23
ello:23
else:13 do:-24 i:21
em:43
email:23 and:31 me:23
emancipat:-26
emancipation:-6
embaraz:-15 del:29 me:26 no:-38 segur:-20 sin:-35
embarg:-24
embarrass:-11
emborrach:27
emdr:-22
emerg:-16
emergancy:-19
emergenci:4
emergency:15 bed:25 cash:-27 food:-21 help:-20 mom:-24 money:-31 rent:-21 room:-25 shelt:44 stay:-29 to:-29 tonight:36 women:30
emily:17
emocional:16
emotional:8 abus:32
empacador:-23
empez:-39
empl:-31
employ:16 keep:29
employment:-25
emprendedor:-15
empti:45 account:35 bank:24 our:24
empty:10 and:25 he:21 the:30
empuj:41
en:11 apartament:-23 bakersfield:-20 banc:29 bano:29 bronx:-28 bus:31 camionet:22 camp:-26 cantin:26 car:42 cara:21 central:23 city:-23 club:26 cocin:28 colchon:-22 con:22 dallas:-32 de:42 del:44 desd:25 este:28 fabric:21 famili:-23 fiest:33 freeway:-27 guagu:21 hotel:25 ingl:-28 internet:23 kansas:-23 lavanderi:31 line:-39 lo:30 mcal:-23 mund:28 nev:-22 ningun:24 para:31 parqu:28 paso:-25 peligr:27 phoenix:-23 ponc:-22 propi:28 quien:-27 quier:-23 ranch:27 reno:-24 restaurant:-24 san:-27 seno:-23 shelt:21 sillon:-28 sin:20 tech:24 terapi:-21 trabaj:-22 tucson:21 universidad:23 van:27
encaj:31
encant:-30
encer:50 casa:24 con:22 en:20 la:29
enci:-25
encier:47 mi:21
encim:31
encontr:40 a:22 mi:22
encuentr:11
end:28 and:22 do:-23 highway:-21 it:45 leas:-28 me:26 of:-33 on:-21 pain:35 pregnancy:-21 subscription:-22 what:-21 with:-24
endometriosis:-22
ener:-24
energy:-28
enferm:-25 no:-23 pued:-25
enfermedad:-20 sexual:-34
enfermeri:-15
enforcement:-9
enfrent:30 de:25 los:22 nino:22
engan:16
engin:-20 on:-21
english:-14 good:21 he:23 or:25
enoj:30
enough:15 for:21
enroll:-18 in:-22
enrollment:-35
ensen:25 a:23 mi:23
ent:-35 a:-21 la:-21 pagin:-21
entergy:-14
entonc:-24
entr:13 mi:28 sal:27
entreg:15
entrenador:5
entrenamient:-29
entrevist:-24
entry:-7
envelop:10
environment:-10
epi:20
epilepsy:-8
epip:19
equal:-20
equip:-28
equipment:-13
er:11 im:23 nurs:28
era:30
eras:22
erie:-19
erman:17
error:-20
es:6 bebe:-24 noch:30 prim:-24 tim:-21 violent:23
esa:26
escaler:5
escap:26 casa:-43 de:-25 from:-32 la:-32 no:31 plan:36 the:-30 to:-24 with:27
esclav:11
escol:-37
escond:32 el:24 en:25 las:34 pa:21 papel:24
escondi:28
escopet:22
escort:43 out:22 trap:26 want:22
escrib a:23
escribi:28 cart:25 de:21
escuch:7 a:23 mi:23
escuel:-28 hija:25 para:-25
escup:31
esl sleep:20
eso:36 de:23
espald:-12
espanol:-10 ex:-20
especial:-22
especialist:-46
esper:5
espi camar:21 la:31 por:30 ventan:21
espin:-34
espos bien:20 con:21 corri:27 deja:27 drog:-24 en:-26 golp:26 habl:25 le:33 llev:-25 me:24 mi:21 noch:-25 pega:28 quit:24 trabaj:-25 violent:22 yo:-22
espress:-26
espum:15
esquin:17
essay:-32
essential:-20
essex:-12
est:35 embaraz:24
esta:21 convulsion:23 desaparec:32 el:27 embaraz:-33 enferm:-24 las:-33 mat:-29 mur:22 muy:27 noch:31 tech:26 terapi:-21 tir:24 vivo:24
estacion:24
estacionamient:-8
estaf:-31
estam acuerd:-25 de:-21 la:21
estampil:-31
estan:14
estar:12 casa:-26 este:23 mund:23
estari:22 mejor:22 mi:22 sin:22
estat:-13 plan:-21
estatus:-23
este bebe:-26 mund:25
esteem:-21
esten:-14
esto:34
estoy:14 a:-24 afuer:27 banc:21 cal:35 en:27 houston:-20 jubil:-23 la:41 list:29 no:-27 peligr:27 por:-20 que:-23 trist:-20 vivir:26
estudi:-31
estudiant:7 con:25 de:28
estuf:-15
estuv:-19
etiquet:-25
ets:-19
etsy:-22
eugen:-14
evacuat:-9
evacuation:-20
evaluation:-21
eve:7
even:9 cry:30 if:30 im:26 though:28
event:-26
ever:59 had:22 pay:25 sinc:22 the:22
everbody:-21 an:-21
every:23 after:24 at:-23 car:26 door:30 drink:21 fight:25 friday:26 get:33 he:26 i:28 lock:23 make:21 minut:22 more:31 night:35 pill:23 school:-24 she:24 shift:23 singl:29 stor:-21 sum:-24 ten:22 to:21 two:-25 weekend:29 who:21 with:22
everybody:33
everyday:39
everyon:21 and:23 call:-25 for:-34 he:25 im:28 me:-26 so:29 without:20
everyth:7 do:33 hous:-25 i:28 is:28 own:22 text:31
everywher and:-22 even:24 my:25 now:-22
evict:-12 3:26 and:26 in:27 me:-20 my:21 sleep:22 today:43
eviction:-16 is:27 notic:-29 record:-21
evicton:-28
evidenc:40
evil:12
ex:24 a:25 afuer:28 at:37 away:-28 baby:22 brok:22 broth:25 busc:36 cal:26 call:27 child:-22 claim:-22 couch:-31 credit:-30 daycar:26 de:22 deja:30 door:25 driv:23 dron:34 esper:21 everywher:22 flor:-29 four:20 friend:33 from:30 hack:33 harass:39 has:28 hell:23 her:27 hir:33 his:-22 hit:25 husband:-35 into:33 job:21 kick:25 know:26 la:26 leav:22 let:38 live:-29 lo:30 location:21 look:23 made:21 mand:22 mar:31 mi:30 more:-24 my:29 nude:-30 of:48 on:36 our:26 out:29 outsid:42 owe:-34 paid:26 park:40 pay:-24 phon:38 postin:20 remarri:-23 ruin:-23 said:26 say:21 se:22 see:29 shak:22 show:29 sit:21 still:29 support:-21 text:35 through:22 took:-21 track:38 up:30 use:29 vide:23 wait:21 want:-38 wher:30 work:34
exam fisic:-26 la:-22 violacion:22
excel:-14
except:-27 aunt:-20 my:-20
exchang:-15 he:25
excit:-20
exhaust:-14
exhibit:-20
exig:22
exist:37
exit:44
exmar:19
exnovi:19
expect:-23
expedit:-7
expensiv:-26
experienc:-27
explain:-6
exploit:37
exploitation:32
explosiv:-16
explot:18
explotacion:29
expos:21
expres:-6
exprim:-23
expung:-34
exs:18
extend:11 stay:27
extension:9 cord:25
extorsion:-23
extr:-6 and:25
extran:-8
extranari:16
eye:20 again:29 and:26 back:31 can:-25 cant:25 exam:-29 in:26 its:25 not:29 now:24 open:26 rol:35 she:-20 the:38
eyebrow:17
eyeglass:-13
f:10
fabric:22
fac:34 my:22
face:45 huge:23 swol:-28
facebook:-6 y:23
facetim:37
factory:30
factur:-16
fad:36
fafs:-33
fail:-10 and:25 he:25
failur:-12
faint:40
fair:-24
fairbank:-19
fairfax:-24
fairy:-31
faith:5
fake:14 check:-27 my:26 name:31 with:21
fal:-25 out:-27
fall:17 for:-30
falleci:-21
fals:24 y:30
falt el:22 interior:21 ropa:21
fam:29
famili:-5 corri:-34 dond:24 hoy:26 mas:-24 no:29 que:-24 sin:22 una:-23
family:9 bet:24 by:-20 cent:30 come:-24 every:-24 except:-20 help:-25 in:36 lock:23 no:35 plan:-44 say:22 sold:22 sum:-24 they:25 this:20
fan:-21
far:-6 along:-23
fare:-11
farg:-14
farm:12 boss:34 husband:21 immigration:33 keep:34 market:-25 we:-27 work:-22
farmaci:-35
farmwork:-25
fast:12 and:-23 at:28
fatal:-15
fath:21 baby:20 by:22 drunk:23 had:-32 is:21 with:23
fault:14
favor:30 me:22
favorit:9
fayettevil:-22
fb:20 a:21
fe:-11
fea:16
fear:17 husband:30
fech:14
fed:42
fedex:-20
fee:-23 more:23
feed:21 her:22 him:27 my:-24 so:30 stor:21 us:30
feel:16 alon:-35 already:21 bad:-20 bet:-23 down:-32 dying:27 hopeless:29 how:-21 it:24 like:20 littl:-25 lonely:-22 noth:-35 numb:-33 safe:21 worthless:-21
feet:-8 are:21 com:30 first:41 my:-22
fel:29 my:24
fell:11 and:24 bathroom:-46 i:25 in:-29 roof:26 through:37
fellow:19
felon:-22
felony:8
felt:45 me:22 my:24 sexual:22 up:22
fema:-5 deni:-24
femal:23 vet:-35
femenin:-19
feminin:-14
fenc:-7 for:-24
fent:-8
fentanyl:23 strip:-30
feo:29
ferry:23
fertility:-17
festival:-24
fever:11
few:14
fgm:26
fianc:5 abus:23 wont:30
fianz:-16
fibr:20
fibroid:-19
fiebr:-12 no:-22 teng:-22
field:-16
fifth:6
fifty:-14
fight a:-30 about:-26 club:-25 get:23 money:-26 over:-31 school:-21 she:21 with:21
fil a:29 divorc:-24 for:-24
filadelfi:-12
file:-17 paper:-25 the:-31
fill:-26 out:-21
film:9 without:31
filth:23
final:-12
financial:-18 abus:23
find:6 apartment:-30 bed:29 church:-26 me:34 on:30 own:-28 ther:29 to:-35 us:21 wher:21 with:-26
fine:-26 but:29 i:20
fing back:21 me:33 the:-28 they:23 wher:22
finger:23
finish:21 degr:-31 school:-32 with:26
fir:-16 and:30 becaus:-38 being:-30 me:-23 of:-36 pregnant:-21 tak:-25
fire:9 and:20 burn:34 door:-26 for:-28 in:23 my:31 next:-26 now:28 the:22 upst:32
firearm:18
firefight:20 husband:25
firewood:-16
firework:-30
firm:19 divorci:-23 el:-23 papel:30
first:-5 aid:-23 at:-31 day:-31 for:-24 home:-26 hous:-26 is:25 job:-20 out:26 period:-22
fish:-14 and:-23 i:24
fist:47
fit:-17 the:22
fitness:7
five:20 kid:24 the:-25 us:26 who:-28
fix:-37 car:-27 it:-23 now:22 on:-28
fixin:16
fl:-19
flag:-20
flagstaff:-5
flash:17
flashback:9
flat:-25 and:-24 no:-24
fled:33 with:32
flee:43
flew:25 in:24 to:22
flick:29
flight:-19 to:-25
flinch:47 he:24 when:38
flint:-20
flip:42 and:23 out:29
flood:-21
floor:8 her:21 of:22
floppy:16
flor:-21
flour:19
flow:14
flu:-20
fluj:-24
flush:39 my:32
fly:-40 see:-26 to:-26 up:-26
flyer:-25
fmla:-33
foam:33 at:20 mouth:23
fold:9
folk:-4
follow:21 bus:22 crop:-23 from:21 home:41 i:32 me:38 out:21 stor:22 the:-25
fondl:41
food:-12 an:31 and:32 city:-30 county:-24 delawar:-23 driv:-22 he:28 help:-27 kansas:-24 me:24 milwauk:-23 my:-22 never:28 permit:-31 say:21 today:-35 tonight:-27 truck:-26 went:-22
foodbank:-24
foodstamp:-15
foot doctor:-21
football:-12
footprint:28
footstep:32
for:-8 2:-31 60:26 8:-25 abus:36 after:21 anyth:-23 are:24 ask:24 baby:-22 bad:21 bail:26 batter:22 bed:23 befor:-26 birth:-24 blind:-27 break:22 bus:-34 by:35 can:37 card:-27 care:-25 caregiv:-27 cheap:-26 citiz:23 class:-29 cousin:-26 danc:23 daught:-28 daycar:-26 death:22 dialysis:-30 dog:-30 domestic:-41 drug:25 ebt:-26 ed:-26 folk:-22 forty:28 fost:-35 from:42 funeral:-38 girl:-30 go:24 good:21 grad:30 grandm:-31 harassment:38 hear:-21 her:31 him:23 hit:25 hospital:-39 hous:-32 immigrant:-24 its:32 job:-25 laugh:34 lgbt:21 life:21 light:-21 like:24 lying:25 mama:22 meet:-23 messag:-24 meth:26 mile:27 milk:26 minor:-29 minut:21 money:43 morn:-27 nana:-20 never:37 new:-23 newborn:-29 niec:-43 night:23 no:33 not:38 noth:24 now:24 nurs:-37 offic:-32 older:-20 only:23 order:-23 our:-56 pad:21 paid:26 parent:25 peopl:33 person:31 pian:-24 pictur:22 placement:23 pleas:26 pric:-24 prostitution:24 punishment:21 rape:24 read:-24 reason:-33 rural:-30 safety:-21 sale:-25 say:22 school:-25 scout:-20 senior:-20 sew:-30 sex:32 show:-20 sinc:22 sleep:39 snap:-31 son:-40 spil:23 spous:25 ssi:-22 storag:-22 student:-34 suicidal:34 tail:-21 tampon:20 tax:-35 teach:-28 them:31 they:24 toddl:-37 tonight:21 touch:24 tps:-20 track:33 traum:-25 trip:-31 truck:-24 tuls:-21 unit:-24 up:-21 violenc:-45 visit:-25 wage:21 wait:-23 wheelch:-24 widow:-22 wife:26 will:-20 wint:-20 work:-29
forbid:30
forc:53 carry:22 danc:30 drug:22 it:21 labor:24 marriag:29 marry:22 me:22 no:22 oral:21 to:35 work:30
foreclosur:-5
forem:26
forensic:18
forev:47
forg:-28
forget:25
forgetful:-31
forgiv:25 me:28
forgiveness:-19
forgot:-12 anniversary:-24 our:-24
fork:24
forklift:-18
form:-45
formul:-34
formulari:-15
fors:35
fort:-14
forth:26
fortnit:-29
forty:-24 one:-23 the:-22
forward:38 to:27
forz:59
fost:10 18:-27 aging:-22 hit:42 home:24 im:-23 kid:-31 lock:27 me:39 mom:22 my:27 on:21 out:-35 say:30 teen:24 the:31 whip:21 youth:-29
foto:6 a:28 en:26 la:23 mi:20 y:29
found:38 a:26 about:22 address:23 camer:26 facebook:22 i:-27 kid:26 mov:23 my:21 new:33 note:23 numb:27 pic:25 pregnant:-30 that:-24 the:26 with:25 you:23
foundation:15
four:-11 ago:-20 cant:22 day:-22 does:-20 he:26 old:27 one:23 wheel:24
fractur:28 in:25
fram:-12
franklin:24
frasc:17
frat:36 party:22
fraud por:-26
freak:-19
free:-23 attorney:29 chattanoog:-23 counsel:22 from:-27 hous:-25 kid:-20 medicin:-22 my:-21 program:-25 rape:22 room:-33 screen:-22 student:-21
freelanc:-21
freeway:-12
freez:9 with:25
fren:-8
frent a:29 casa:33 mi:25
fresh:12
freshm:20
fresn:-10
friday:13 and:25 he:30 my:27 that:34
fridg:6 and:35 empty:-25 kid:27 padlock:22
friend:11 and:22 breath:25 came:21 couch:20 cut:23 did:25 for:27 garag:21 ghost:-23 glass:-26 got:23 he:23 his:25 how:-27 husband:24 isnt:21 it:29 keep:30 leav:28 make:21 mom:-22 mov:-24 no:21 off:22 other:-21 outsid:27 post:40 sell:21 show:23 sign:20 sleep:21 so:21 talk:23 text:31 til:22 took:27 wife:21 wont:29
friendly:-29
frio:19
from:16 abusiv:28 an:27 and:28 arthritis:-23 bing:27 boyfriend:29 broth:22 can:-31 check:-25 church:23 class:36 colleg:23 daycar:28 do:-28 doctor:-35 drink:25 ex:-32 family:32 find:-20 follow:23 group:38 held:24 her:24 here:22 him:31 home:-26 hospital:31 hous:-27 hung:21 husband:37 in:22 insuranc:-20 irs:-24 its:20 keep:27 leav:35 liv:32 man:21 medicaid:-23 moth:-23 night:30 now:37 numb:20 on:32 patch:-27 pimp:27 plac:27 pool:20 ring:25 say:23 security:-25 she:35 shelt:26 social:-23 stand:-44 still:21 stor:26 tablet:27 then:22 ther:22 this:28 to:24 tonight:24 town:25 trash:24 up:27 visitation:21 what:-22 work:-21 year:-21
front:40
fronter:26
frostbit:24 and:22
froz:8 an:-20 and:25
fruit and:23
fruity:17
fud:-14
fue abus:33 de:38 la:-22 luz:-28 mi:25 y:25
fueg:28
fuel:-14
fuer:28
fuerz:49
fuga:-21
fui:8 abus:25 casa:-31 nina:22 viol:22
full:11 after:-26 custody:-21 else:24 he:20 i:22 night:-32 smok:-26 time:-30 what:23
fuma:22 piedr:21 y:21
fumar:-21
fumo:20
fun:-25
function:-12
fund:-27
fundrais:-23
funeral:-12 moth:-23 of:-22
funerari:-29
funny:-19
furnac:-13
furnitur:-33
futbol:-25
futur:37
g:-5
ga:-21
gag:-10
gain:-19
gallblad:-17
gallston:-23
gallup:-5
gambl:-21
game:-8 my:22 night:-24
gamer:19
gana:20
gang:34
gap:-4
garag:27 engin:25 level:22 run:22 the:24 with:24
garbag:17
gard:-36
garnish:-26
garnishment:-22
gary:-26
gas card:-28 for:-23 get:-21 my:30 off:-36 smell:42 the:34 vouch:-22
gaslight:30 me:27
gasolin:-13 on:20
gasp:31
gast:18
gate:6 and:21
gato:-16 yo:36
gave:23 address:21 and:20 away:23 black:24 dog:24 in:28 shift:-25 that:27 the:35 to:-23 up:26
gay:12 and:21 teen:-28
ged:-35 at:-24
gel:-25
gemel:-19
gend:-15
gener:-5
genital:28 mutilation:25
gent:8 a:27 que:21
gentl:-25
gentlem:-21
georg:13
georgi:-18
gestacional:-11
gestational:-10
get address:28 air:33 alon:33 along:-27 away:48 baptiz:-22 bday:-28 beat:32 befor:32 by:26 clean:-27 control:-21 deport:35 deposit:-22 drink:23 ear:-22 fir:24 from:30 glass:-28 go:21 green:-36 gun:26 hit:32 home:30 how:25 hurt:27 id:-28 in:26 insuranc:-31 left:22 licens:-24 like:25 mad:40 me:23 numb:24 over:-23 own:-28 paper:-29 phon:-35 physical:27 pick:25 safely:32 so:22 son:-28 stair:-27 take:-21 that:25 them:31 us:29 way:-27 you:-25
ghb:31
ghost:-20 after:-26 me:-23
gi:-10
gibberish:25
gift:-19 at:25 cheap:-21 idea:-22 my:24
gig:-8 and:26
gimnasi:19
ginecolog:-24
girl:19 alon:28 are:-32 bathroom:31 boss:31 cant:24 does:28 from:31 go:22 group:29 gymnastic:-35 he:-30 help:-26 her:21 home:24 i:22 is:-26 leav:26 like:27 lock:27 nail:23 near:-22 owe:21 scout:-30 sleep:26 the:28 to:26 want:28 who:27
girlfriend:32 bite:24 every:23 got:22 hit:20 i:22 my:31 track:27
giv:10 and:24 food:-21 my:26 tool:21
give allowanc:23 an:23 and:34 away:-23 bed:-26 candy:21 cloth:-35 food:-24 him:22 it:23 key:27 last:-30 milk:23 money:39 one:26 our:24 out:-29 passport:23 pill:26 ride:27 the:-22
giveaway:-23
glad:-39 it:-25 see:-25 to:-25
glass:-9 again:22 brok:-43 for:-25 kid:-26
glit:-7
glov:10
glu:-20
glucos:-22
go:26 a:-36 ahead:25 back:-23 bag:35 be:28 befor:27 colleg:-29 doctor:-21 down:23 everywher:-27 for:-21 forev:22 her:-24 him:21 home:31 hospital:21 in:30 like:26 my:23 now:28 of:29 on:37 polic:28 right:27 school:-33 too:24 upst:25
goal:-30
gobiern:-18
god:14 me:22 now:-26
godmoth:-27
goe:28 again:-23 my:32 off:21 school:24 to:36 with:22
going:22 be:-29 court:-24 end:27 find:23 in:26 kill:32 myself:28 need:-31 on:22 out:23 said:21 sleep:23 snap:42 work:-23
gold:31
goldsbor:-19
golf:8
golp:49 a:46 de:23 en:26 espos:30 hijo:28 por:23 su:28
golpeador:28
gon:-17
gone:37 2:-30 and:23 most:-21 of:-21
good:-15 i:-32 life:-24 live:-25 morn:-25
goodby:38 and:21 her:22 in:23 let:27 my:23 on:29 party:-27 vide:26 with:23
goodnight:24
goodwill:-19
googl:44 how:37 much:20 painless:21 to:26 way:21
gord:-19
gorgeous:-18
got:11 address:37 adopt:-28 after:-23 all:25 alon:20 and:24 anoth:-22 any:-23 assault:23 be:22 bed:22 behind:-23 belt:26 black:21 bulldoz:29 bus:33 cut:-26 dark:27 date:30 done:-24 drop:31 evict:32 eye:25 for:32 girl:22 gun:22 hack:-27 hand:31 he:30 heart:23 help:-22 his:26 hook:25 how:-31 i:21 infect:-23 kick:45 kid:23 knock:20 laid:-29 last:24 leav:28 left:23 make:28 nail:-24 need:-33 now:22 nowher:30 on:37 our:30 park:-22 pay:-20 pill:28 plac:29 pregnant:26 promot:-23 rap:34 rope:26 scam:-22 scar:32 shak:-20 shock:23 sleep:22 sold:22 stab:20 text:30 this:29 thrown:22 tonight:26 under:21 up:-33 water:-20 way:-28 whol:27 wisdom:-25
gote:-27
gout:-23
government:-23
gown:-20
gpa:-31
gps:22 for:-30 in:32 on:23
grab:34 a:-25 bar:-22 behind:22 butt:24 chest:24 crotch:25 me:29 my:31 y:25
graci:-26
grad a:23 handprint:24 so:-29 with:24
graduat:-27
graduation:-7
grain:30 bin:23
gramp:27
grand:-6
grandbaby:31 come:24 home:23
grandchild:6
grandchildr:-7
granddad:12
granddaught:27 and:28
grandfath:30
grandkid need:-21
grandm a:-21 abus:-22 being:-20 heart:32 her:24 in:24 is:26 me:24 need:-32 on:21 over:20 pill:27 to:22 want:-21 with:29 wont:24
grandmoth:-10 a:28 abus:-38 the:34
grandp:35 heart:23 his:20
grandparent right:-23
grandson from:-21 in:-21 just:-24 me:-28 mov:-24 my:20
granny:31
grant:-33
grap:31 year:23
grass:-11
grateful:-30
gratis:-23
gratuit:-18
grav:-5
gravel:13
gray:45
great:-19 do:-20
green:7 and:26 bay:-24 marriag:-23 paper:28 year:-28
greenhous:-18
greensbor:-14
greenvil:-23
grew:-35 here:-20 in:-20 up:-23
greyhound at:21 no:24
grief:-21 group:-26 so:23
griev:-10
grip:-17
gris:33
grit:27 me:26 y:25
grocery:-9 stor:35
groom:41 my:22 on:22
grop:42 at:31 the:28
ground:4 floor:-21 im:21
group:-13 at:22 get:23 hit:22 home:22 me:28 new:-26 staff:28 the:25 turn:22
grow:-6
grown:22 me:26
growth:-26 spurt:-26
grunt:15
grup:-13
guagu:27
guam:-11
guard:22 girl:22 in:31 job:-28 me:25 my:26
guarderi:-29
guardi:21 me:25
guardianship:-25
guatemal:14
guer:-19
guess:32
guest:26
guia:-9
guid:-9
guild:-13
guilt:-16
gum:-6
gummy and:21
gun:37 and:21 me:22 my:24
gunpoint:24
gunshot:-14
gurgl:38
gush:22 blood:24
gust:-9
gustari:-31
gut:12
guy:36 back:29 came:28 from:27 huff:-20 in:23 keep:21 leav:26 met:26 of:20 onlin:27 outsid:20 park:21 school:22 send:20 time:24 touch:24 us:26
gym:-7 follow:25 know:23 me:29
gymnastic:-12 doctor:34
gyn:-18
gynecologist:-29
gyno:-20
h1b:18
h2a:10
h4:12 abus:21 wife:21
ha:-10 baj:-20
habit:-23
habitat:-22
habl algui:-23 bien:24 famili:28 mi:28
hac:10 dano:28
hace:10 30:22 con:22 de:29 en:23 mese:-23 sin:22
hacen:19 bully:-35 el:26 exam:26 mi:-20
hacer:-21 report:-21 un:-24
hacerl:13 a:-28 dano:-28 mi:-28
hacers:13
haciendos:29
hack:-5 account:-23 ex:46 mi:-23
had:-4 2:27 accident:-24 at:-24 away:-26 baby:-20 card:-28 come:-23 credit:-28 do:-28 elev:-23 give:-26 good:-24 him:23 kid:-23 life:-24 miscarriag:-23 need:-22 second:-21 twin:-31 with:24
hagan:-22
hago:-7 no:26 si:-27
haha:-54
hair:5 fal:-27 on:30 postpartum:-23 the:30
haircut:-12
hairdress:-14 client:21 my:20
haiti:-6
hal:37 a:22
halal:-22
half:9 and:-22 face:28 of:28
halfway:24
hall:34
hallow:-28
hallway:26
hambr:-9
han:-20
hand:13 a:22 all:24 arthritis:-23 cook:-22 down:27 from:-23 got:-29 her:22 hurt:-23 i:20 in:24 leg:23 me:30 my:34 on:46 over:24 sanitiz:22 skirt:25 up:25 when:22 with:31
handcuff:-12
handful:-6
handicap:-21
handl:-6 card:-23 it:24 of:21
handout:-28
handprint:27 cheek:24 on:24
handym:4 back:25
hang:13 every:23 my:-29 myself:30 the:28
hap:14 call:25 to:24
happen:41 20:21
happi:18
happy:-30 a:-22 for:-21 he:-25 need:-28 so:-23
harass:9 by:-37 call:34 from:29 my:-23 work:-31
harassment:12 at:-32 my:-28 order:-21 work:-28
hard:-12 ear:28 for:-21 is:25 need:-27 ring:23
hardly kid:-21 my:-21 see:-21
hardship:-18
hardwar:12
harl:-12
harlem:-25
harm:34 urge:24
harrassment:-25
harris:-19
hart:13
hartford:-11
harvest:16
has:17 access:21 away:24 bat:23 been:20 brac:-22 bruis:35 canc:-27 cigaret:42 diabet:-22 down:26 giv:24 her:33 his:29 hurt:24 id:26 im:21 like:22 me:34 my:35 new:24 no:34 not:22 of:21 on:28 other:22 parkinson:-23 password:25 phon:21 plan:23 rash:-23 sell:-22 sinc:23 start:25 take:29
hasnt:8 eaten:32
hast:6 ir:22 la:34 me:-25 mi:23 pa:24 puert:26 sangr:27
hat:-27
hate:-6 and:30 baby:-24 crim:-22 how:-21 i:30 it:27 life:35 myself:29 want:24
haul:7
hav:-9 but:21 flash:-23 hot:-23 sex:30
have 3:24 about:21 always:-22 anoth:-23 ask:39 baby:-38 bank:33 befor:26 brok:25 bruis:25 by:-20 can:-21 car:-35 childr:-23 danc:27 dog:-26 elev:-23 friend:28 had:-21 hear:-23 his:24 home:34 insulin:22 it:31 job:-21 key:32 lupus:-23 make:25 mark:21 never:-32 nobody:-34 not:-34 now:29 nowher:35 on:-22 own:28 pass:20 phon:27 plac:22 plan:31 postpartum:-32 sex:26 slept:-32 somebody:-21 stay:-27 talk:-21 thre:-28 twin:-21 want:-22 watch:-36 way:-23 we:-21 wher:23 work:-26
haven:19
havent:6 eaten:-38
havin:33 a:28
hawaii:-10
hay casa:-20 com:-37 el:22
he:29 18:29 about:48 abusiv:34 accident:21 address:31 all:35 alon:31 already:21 always:36 americ:23 an:25 app:24 around:20 ask:24 asleep:23 at:22 ate:-24 bang:22 bat:23 beat:25 been:20 beer:28 bent:22 bit:32 blind:20 blow:28 blue:24 bond:30 boss:34 break:24 brok:21 but:30 came:20 can:42 cane:27 card:48 cat:37 chang:28 chas:33 cheek:23 chok:22 cold:27 come:26 condom:22 cop:22 cousin:25 crazy:34 credit:50 cry:32 cut:32 dangerous:22 dangl:24 delet:23 deport:-27 didnt:21 dms:21 doctor:29 dog:26 done:25 drink:33 drug:22 eat:26 empti:28 even:26 everywher:27 fell:21 film:31 find:31 fing:30 finish:22 fly:-21 food:22 football:24 for:35 forgot:-23 found:33 four:-29 friday:23 from:20 gambl:22 gas:29 gasolin:25 gasp:21 girl:29 giv:28 goe:26 going:30 got:25 green:30 hack:28 hair:25 hard:22 he:36 head:27 hear:30 here:37 hid:26 hide:25 high:21 honk:23 hook:26 hurt:25 husband:20 immigration:-30 insulin:28 it:31 join:23 judg:37 just:35 kick:44 kid:20 kil:41 kill:30 knew:30 knock:48 know:31 last:30 late:-28 leak:26 left:-27 let:46 light:26 list:42 lit:26 long:30 look:-21 lose:30 love:21 mail:33 mak:22 marri:-28 mean:21 medicin:26 messag:23 mile:23 most:-21 mov:28 move:33 my:35 nail:25 need:-30 nice:25 noth:29 onlin:28 outsid:32 over:24 owed:26 own:23 paid:36 park:25 passport:20 password:28 paycheck:37 period:21 pill:36 pour:34 pregnant:22 pric:32 pull:22 punch:21 ran:30 reach:28 rent:25 restrain:35 ride:28 rig:25 right:-24 rope:23 said:22 saw:26 schedul:24 send:21 set:23 shar:27 should:26 shouldnt:22 shut:32 slap:23 sleep:23 smash:31 smil:24 snap:41 so:31 someth:30 son:33 sorry:-23 spit:21 stab:31 stair:26 stand:30 step:28 stepdaught:36 still:36 stol:29 stomach:24 stomp:28 strangl:27 stuff:33 such:-24 sum:25 talkin:28 tell:26 their:23 them:28 ther:37 they:20 thing:27 think:26 this:33 threat:24 threaten:23 threw:26 through:23 told:28 top:31 touch:21 track:36 trad:24 turn:31 uber:25 use:32 used:24 wait:25 walk:26 watch:26 water:20 weird:20 went:23 when:34 wher:23 which:29 who:20 window:24 work:-28 wors:24 wrist:26 yank:20 yell:25
head:13 3:-20 hit:22 off:-21 on:26 out:25 start:-34
headach:-21
headbut:32 me:27
headlight:23
headlock:7
headstart:-23
headston:-19
health:-15 class:-21 my:24 work:23
healthcar:-25
healthy:17
heap:-23
hear childr:-23 fath:-20 help:29 her:25 in:22 me:28 need:-21 no:22 the:26 voic:-21
heard:8 and:22
heart:4 and:31 going:25 is:33 medicin:25 my:25 on:30 ultrasound:-21
heartbeat:13
heartburn:-23
heat:-16 in:-28 is:-27 pad:-22 turn:-26
heatstrok:27 stop:26 sweat:26
heav:37
hed:20
heel:-25
height:-18
hel:-8 am:-24 ask:-26 have:-23 i:-26 never:-23 y:22
held:39 a:20 down:31 hostag:27 in:29 it:-32 my:28 through:-32
hell:14 bury:24 call:24 deport:-27 find:27 ice:27 kid:-20
help:-6 abus:38 az:25 back:-23 befor:-26 child:-22 county:-24 disabl:-22 domestic:34 find:-29 food:-23 from:20 funeral:-23 guam:-22 he:37 her:-23 hit:23 hotlin:36 husband:25 if:27 im:-25 is:22 kid:-27 leav:54 line:20 not:-24 rent:-25 she:24 widow:-21
helplin:-29
hemo:-22
hemorrhag:35
hep:-15
hepatitis:-16
her:25 all:23 alon:23 and:22 arm:24 backward:21 be:21 bleach:23 boy:20 boyfriend:21 bring:22 by:24 car:27 card:-22 collarbon:21 cut:24 doesnt:25 dog:25 drink:26 ear:35 eat:24 end:-21 everywher:-27 eye:20 fath:28 fost:28 funeral:28 get:28 girl:24 gown:21 grad:-22 half:29 has:24 he:24 him:25 honor:-21 hug:20 husband:27 infant:26 is:24 it:28 its:22 job:26 last:20 life:21 lip:24 live:20 maid:-21 medicin:22 messag:27 moth:23 off:21 offic:24 old:22 on:25 or:22 outsid:28 patch:21 pian:-20 purs:23 quiet:23 quit:20 rent:24 room:27 said:26 sex:20 shak:27 soft:24 stamp:-26 stop:21 that:22 the:22 up:24 who:32 work:31 year:24
here:26 a:28 from:-22 got:21 no:20 ohio:-22
herman:12 con:23 dice:22 en:29 esta:-21 golp:25 la:37 no:20 nos:21 se:32
hermanit:31
herni:-14
heroin:6
herp:-20
herself:29
hey:-28
hi am:-23 i:-23 my:-24
hialeah:-9
hic:-4
hickey:23
hid:44 and:25 birth:27 camer:-26 kid:24 phon:30 so:26 the:23
hide:30 address:-36 aids:26 befor:34 car:21 credit:-22 hear:26 in:37 it:26 key:34 me:28 medicin:21 money:33 search:-45 the:34 walk:20 when:22
hidin:26 in:21
high:8 at:-29 diplom:-24 lethality:24 my:-22 to:-21
higien:-15
hija:-5 abus:28 adolecent:-24 cort:27 de:35 drog:-23 es:-23 la:31 me:22 quier:-20 tien:-33
hijab:-17
hijo:-8 ahor:22 al:-23 con:27 drog:-22 el:22 en:-20 hambr:-24 kind:-23 lo:29 mas:-26 se:-21 son:-21 tien:-28 vecin:29 voy:22
hik:-12
hill:7 wont:22
hilo:-22
him:33 a:27 address:23 again:24 away:-42 back:31 becaus:24 bed:24 closet:22 dog:23 every:28 first:29 from:-41 him:25 hour:32 hous:-27 im:20 leas:-33 lose:36 mean:26 mom:21 on:26 our:21 sinc:28 sir:22 so:21 to:-29 work:30
himself:49 i:22
hinch:-10
hing:22 me:22
hint:28
hip:-22
hipotec:-22
hir:-8 a:27 me:-28 near:-22 pi:27 someon:31
hire:-38
his:21 accident:-24 account:-33 after:-21 app:26 as:30 becaus:25 birthday:-22 car:31 cash:26 dad:26 everyth:21 eye:36 family:24 fath:22 fist:32 for:23 friend:35 give:22 gone:22 heart:28 hit:21 hour:-20 initial:21 kid:28 leas:24 left:30 make:25 medal:22 moth:33 of:24 old:26 out:22 phon:21 pill:24 plac:23 property:26 right:23 ring:25 said:27 say:21 side:21 stor:21 tell:22 they:27 throat:25 to:37 too:27 uncl:27 under:22 watch:21 weapon:23 went:29 wheelch:23 wont:23 work:-28
hiset:-13
hiso:20
hisself:21 on:23
historial:-16
history:-20 he:-29 so:-29
hit:38 baby:21 broth:24 but:20 car:-38 cousin:21 daught:28 disabl:25 does:-32 grandmoth:-22 growth:-26 he:-22 him:24 his:-21 home:25 i:21 in:25 is:27 kid:35 make:20 mom:44 my:25 now:22 on:-20 our:27 park:-38 shoe:21 son:33 spurt:-26 to:-20 up:-21 us:28 when:-23 wher:30
hiv:-10 women:-24
hive:-14
hizo:-7
hmong:18
hoa:-37
hoard:6
hoars:18
hogar:-19
hol:34
hola:-20
hold:21 all:23 broth:24 card:21 green:21 in:27 money:27 our:24 pay:26 the:26 until:21
hole:6
holiday:-18
hombr:47 a:26 mi:21
home:7 24:21 6:21 abus:-41 attendant:-22 baby:36 camp:28 christm:-32 colleg:23 cry:26 down:-21 drop:-27 from:31 get:22 go:21 he:27 her:22 hit:28 im:25 is:40 me:33 new:25 night:30 no:-21 not:39 prison:-29 sinc:23 staff:28 take:31 that:23 the:25 they:24 time:22 tonight:-25 took:22 touch:26 want:23 work:34
homeboy:20
homebuy:-17
homecar:-12
homecom:14
homegirl:31
homeless:4 and:23 family:-31 femal:-29 in:-25 kid:-36 mom:-23 need:36 now:21 outreach:-28 peopl:22 pregnant:-23 today:29 veter:-30
homesick:-27
homework:-38
homless:-6
homosexual:-18
hond:28
honduren:8
honest:-21
honk:23 my:21
honolulu:15
honor are:-20 girl:-20 kil:38 so:-23 violenc:33
hood:9
hook:6 and:23
hookup:21
hop:18
hope it:35 me:25
hopeless:39
hora:-16 extr:-23
horari:15 de:-31
hormon:-14
horribl:9
hors:-14
hose:34 and:21
hospedaj:-23
hospic:-12
hospital:-11 and:28 becaus:27 bed:-27 bill:-22 discharg:21 for:-22 garag:30 go:20 mi:26 no:29 say:21 she:26 y:20
host:15 in:24
hostag:28
hostel:16 no:23
hostess:14
hostil:-25
hot:22 an:21 car:26 coff:27 flash:-32 heat:-26 meal:-28 sum:-29 the:20 water:-36
hotel:16 a:-22 and:31 con:21 end:27 men:25 money:27 my:24 no:21 tonight:32 vouch:23 y:28
hotlin:5 job:-23 text:30 to:-30
hotln:-4
hotspot:-20
hound:21
hour:-8 ago:37 at:-22 baby:-25 becaus:-24 cut:-27 from:20 got:-25 in:21 is:21 night:-29 room:28 say:25 sit:22 to:26
hourly:8
hous 3:22 abus:-30 after:-52 authority:-22 back:30 befor:22 by:29 choic:-21 counselor:-23 day:35 every:23 fee:33 flood:-26 for:-21 full:26 girl:28 he:22 her:23 i:35 im:27 is:43 its:28 just:24 key:29 leav:25 list:-21 me:43 night:24 no:28 on:21 out:39 owe:29 survivor:-48 time:22 to:24 today:31 tonight:37 two:-34 vouch:-35
household:-22
housekeep:15 job:-27
houston:-26 por:-20 si:-21 sirv:-21
how 2:-37 a:-27 appeal:-30 ask:-32 be:-29 bring:-25 call:22 chang:-23 clear:-30 cover:25 custody:-23 cut:-26 delet:-26 did:25 die:23 fast:27 fill:-21 fix:-32 for:-21 friend:-23 help:33 if:24 it:-25 keep:24 know:32 leav:39 many:35 of:25 over:-23 pay:-25 protectiv:-38 put:-26 report:27 say:24 soon:-32 sponsor:-28 text:33 tie:21 to:-25 track:-22 tylenol:36 use:-21 week:-21 without:25 would:22
hoy:45 en:20 no:21 y:23
hpv:-15
hr:-13 noth:-32 wont:-29
hrs:28 and:24
hs:-17
hud:-23
huff:24 and:23
hug:18
huge:25
huir:29
human:10 right:-26 servic:-21
humanitari:-27
humanity:-9
humil:35
hundr:13
hung:18 and:28 himself:23
hungry:-10 and:23
hunt for:-26 licens:-27
huntington:-17
hurac:10
hurrican and:32
hurry:37
hurt:27 arthritis:-23 child:26 daught:30 dog:31 from:-23 her:34 in:20 kid:36 me:28 my:29 myself:25 need:-23 on:-21 son:31 work:-28
husb:-21
husband:14 about:23 accident:-24 away:-25 back:26 be:-27 beat:27 bring:22 burn:22 but:30 canc:-27 charg:22 citiz:-23 control:33 cop:21 cousin:22 daught:21 diabet:-22 did:22 die:25 does:21 driv:-33 drug:-33 every:-22 fix:-28 forc:21 friend:22 go:24 gun:20 he:22 held:-32 her:32 hide:21 hit:46 home:20 hous:21 hurt:27 if:21 im:33 its:31 kid:22 know:23 laugh:-34 let:25 lock:29 mad:27 me:21 mean:34 met:-22 money:-27 much:-23 my:51 need:-22 new:-25 night:-23 not:23 out:-26 owe:-25 pass:-33 phon:20 prison:-31 puls:20 read:40 rent:29 shov:23 show:22 sick:-26 snor:-35 so:22 stay:-26 strangl:24 threaten:23 through:-32 took:24 touch:21 truck:-33 unplug:22 violent:23 went:26 what:24 when:20 who:-29 will:34 wont:30 work:-28
husbend:36 me:35
husbin:23
hush:25
hygien:-25
hypothermi:36
hysterectomy:-15
i:6 17:22 2:25 20:30 21:-21 29:-22 45:-22 62:-20 81:29 abus:23 adopt:-35 aliv:42 along:-24 always:-32 appeal:-31 around:24 as:35 asham:22 assault:30 aunt:30 away:26 be:26 bed:-36 befor:28 bet:-23 birth:-27 bit:23 blad:23 ble:28 bleed:27 block:22 born:-23 boss:28 boy:23 braid:20 break:22 broth:30 cancel:-20 check:30 choos:28 church:20 commercial:-21 control:-21 cord:22 counsel:-23 cps:29 crochet:-21 cut:30 dad:28 dat:34 date:35 daught:23 day:26 death:29 delet:32 diabet:-26 dial:23 die:27 died:37 doctor:-26 dol:33 done:23 door:-31 dose:-20 drop:-38 drug:27 dur:-25 dying:27 eight:-20 end:24 even:29 ever:32 every:25 eye:25 fail:-23 faint:21 fall:36 family:25 feed:26 fir:21 flinch:33 follow:34 foot:29 forc:20 fost:-35 four:31 froz:31 gave:35 glad:-25 good:-26 goodby:27 grandkid:21 grew:-20 had:-21 hand:33 hang:32 hardly:-21 has:24 he:30 held:26 hid:26 his:27 home:21 hospital:28 how:26 hurt:22 husband:29 insid:29 jump:37 kill:35 kms:29 landlord:-25 late:35 leas:30 lied:37 life:33 load:22 long:26 lupus:-23 made:25 maid:-21 makeup:25 marri:-24 might:23 mile:-25 miscarriag:-20 motel:25 much:26 must:24 nail:-24 niec:-23 nobody:-34 now:26 nowher:25 offic:-21 onlin:25 our:-25 pack:26 park:-20 pick:-31 pictur:33 plac:22 plan:21 postpartum:-32 pray:24 pregnant:-25 press:22 purs:-26 put:-30 qualify:-23 quiz:29 quot:21 rap:26 razor:21 refus:24 rehe:23 restrain:-20 retak:-25 right:22 roofi:20 rope:29 safe:31 safely:24 said:30 scar:37 scratch:21 security:-24 see:28 seen:40 sell:-28 send:-28 set:-22 shar:-41 should:-24 show:21 shower:26 shut:-29 slap:23 sleep:24 smell:39 smil:23 snap:-25 sold:22 spanish:-28 star:23 start:30 stat:34 step:29 stitch:28 surgery:-21 swallow:20 sweat:-31 take:-21 tap:-25 taught:26 tax:-24 teenag:-27 tell:24 text:-25 than:25 thank:34 ther:37 thing:-23 thre:-26 throw:27 time:22 togeth:-25 tonight:25 too:36 torn:31 touch:24 trap:-22 twin:-21 under:22 up:-20 voic:26 volunt:-28 wallet:-21 wash:27 wasnt:27 watch:21 way:-29 week:22 well:21 what:29 wher:24 which:31 who:23 wic:-27 wife:20 woke:25 women:31 wouldnt:23 wrong:-20 wrot:36
ibuprof:19
ice:-25 at:-23 door:-23 en:-24 mi:-27 my:-45 took:-31
icloud:19
id:7 and:24 be:32 birth:-24 have:22 make:30 rath:26 social:-34 soon:22 stay:21 to:-23
idah:28
idea:-26 de:29
identidad:-21
identificacion:-27
identity:-31
idl:15
idle:17
ido:-32
iep:-28
if:28 all:25 beat:28 boss:30 boyfriend:23 cry:31 dead:28 die:22 died:37 din:24 file:31 have:-22 hit:24 home:22 is:33 its:27 late:21 me:28 my:31 myself:21 pregnant:-29 qualify:-23 quit:33 run:29 stop:21 talk:28 up:27 was:31 were:20 wont:26 work:25
ig:20
iglesi:-15
ignor:29
ihs:-15
ihss:-16
il:-24
ill:28 a:-22 be:20 do:30 off:20
illinois:8
illness:-26 and:-22
im:24 12:24 14:31 19:23 21:28 22:22 9:33 a:29 again:21 allow:21 alon:24 an:27 back:27 bad:21 becaus:23 burd:24 but:39 can:-22 crazy:33 doctor:22 end:22 fever:24 fine:27 for:38 from:22 gay:20 get:25 happy:-23 he:23 heart:25 him:24 hit:22 i:24 im:37 is:26 just:28 kid:21 leav:26 library:21 look:-22 meme:-22 minor:22 minut:28 need:22 not:31 nurs:22 old:23 one:24 only:21 out:21 outsid:29 over:-34 pregnant:-37 property:26 ready:27 really:39 sad:-25 shakin:25 shelt:-22 sick:32 street:25 stuck:23 ten:29 terrifi:33 the:33 ther:27 thirty:20 to:32 too:20 up:31 wear:28 wheelch:26 who:24
imag:4
imigration:-20
immigrant:-23
immigration:-11 attorney:-22 come:20 help:-26 me:-25 on:-24
immunization:-21
impact:-22
impersonat:5
implant:-17
import:18
impound:-4
impuest:-27
in:16 12:24 24:28 3b:28 abov:26 abus:24 abusiv:23 afternoon:-21 again:-24 all:29 alley:25 alon:21 americ:32 an:37 army:-31 art:23 ask:32 backseat:21 bag:33 barn:23 bath:37 beat:20 becaus:37 befor:26 being:36 bibl:31 blood:24 box:37 breast:-32 bucket:22 buick:22 build:23 burn:28 cab:30 camp:34 can:-20 car:29 cart:31 case:24 cell:22 cent:-29 chick:24 church:28 clean:30 closet:23 coat:26 cold:32 cool:31 crat:24 custody:-22 dang:32 dark:41 debt:-29 detention:23 diap:28 diff:21 divorc:-26 do:-28 dog:26 draw:34 dress:-29 drop:24 elevator:21 email:24 english:-22 er:26 esl:20 even:-27 everyth:22 eye:47 fac:26 fifty:-26 filth:22 first:26 flor:-31 food:23 front:25 garag:29 get:27 grad:24 ground:20 guy:20 gymnastic:-35 had:-30 hall:24 haul:21 hay:26 headlock:31 heav:25 her:26 hid:20 him:36 his:24 hit:26 hond:23 hors:-20 hot:28 hour:28 how:-27 husband:27 ice:-23 in:26 infant:27 january:20 jaw:35 know:27 lap:27 library:28 line:-36 liv:26 lobby:35 lock:46 lot:32 love:-28 mail:-21 market:22 may:-20 mcdonald:26 mirror:29 miss:-23 mom:28 month:35 mouth:29 needl:24 new:-24 no:36 not:21 notic:-22 nurs:-22 of:28 on:32 one:21 open:24 our:21 out:25 own:40 pain:23 pajam:26 pantry:23 park:33 parkin:22 pee:28 pregnancy:-30 prison:-31 purs:34 put:29 rain:28 relationship:23 remov:-25 rent:-26 rib:25 scar:20 seat:31 shelt:-28 shop:36 shower:22 sink:22 sist:35 slap:22 smok:34 someon:20 stairwell:26 station:21 stomach:25 storag:24 strang:28 street:37 strol:24 sum:-23 take:22 tap:23 tent:22 this:22 throat:23 toddl:-26 tonight:32 took:23 touch:25 trad:-28 trail:41 trunk:25 twin:25 uhaul:27 unit:35 us:-28 usa:28 vent:22 vermont:-24 visit:-28 walk:25 walmart:24 was:26 water:35 wet:23 what:-21 wheelch:26 whil:32 whip:21 window:28 without:-29 wont:30 work:24 yard:20 you:21
inappropriat:11
inappropriately:23
incapacidad:-16
incarcerat:-29
incendi:-22
incest:39 survivor:20
inch:18
incom:-34 for:-27 i:-24 limit:-24 tax:21
inconscient:28
independent:-30 liv:-23
indi:-23
indian:-9
indigen:-11
indigenous:-21
indocument:-22
infant:14 childr:-33 in:27 program:-26
infantil:19
infart:10
infeccion:-22
infect:-38
infection:-27
infiern:25 con:24
inflict:21
info:-5
inform:-18
information:-19
infront:29 kid:26 of:26 the:27
ingl:-10
ingres:-20
inhal:11 cost:-22 empty:25
initial:26
injur:-20
injury:6
injust:-16
inmat:14
inmigracion:-8
inmigrant:-18
innocent:-16
inquilin:-20
ins:-18
inscrib:-31
insid:50 on:27 the:25
insomni:-18
inspect:13
inspection:-16
inspector:33
inst:-9
instagram hack:-21 me:28
instal:15 an:-21 on:-26 un:30
install:-28
installation:-21
instead:41 my:23 of:33 rent:21
instruction:19
insulation:-20
insulin:8 he:26 in:24 mad:31 when:31
insult:35
insuranc:-41 a:-21 it:-20 my:-21 say:-23
intak:35 shelt:29
intellectual:13
intent:34
interest:-14
interior:10
intern:20 una:23
international:-17
internet:-9 for:-21
internship:-28
interpret doctor:-24 hospital:-30 me:21 my:27
interven:-19
intervention:-15
interview:-34 help:-20 i:-20
into:27 hous:20 icloud:20 lake:23 need:-22 new:-25 prostitution:21 sex:32 sleep:23 the:26 thought:23 traffic:25 tree:28
intrud:22
inund basement:22 casa:-23 el:22
inundacion:-19
invasion:-19
invent:26
investigat:-5
inviern:-25
invit:7
inyeccion:-16
inyect:21
iowa:-11
ir:21 a:-25 bano:22 casa:32 de:24 doctor:-29 mi:29
ira:-10
irme:44 con:27 de:22 mi:26
irregul:-11
irs:-38 is:-21
irse:29
is 15:23 4:26 6:23 70:22 abusiv:22 after:28 all:25 allergic:-23 allow:-36 an:23 annoy:-21 army:-33 back:40 baptiz:-23 bed:-20 behind:-32 best:28 big:28 blackmail:27 blue:38 bone:22 breath:23 brok:-36 broth:20 bug:29 bulli:-28 cal:26 camer:32 can:-26 cheapest:-22 church:-29 circl:28 citiz:-23 clean:24 clinic:-21 cold:27 control:29 cop:25 couch:31 countdown:26 cousin:33 crim:26 criminal:-22 crook:29 cut:34 dark:-22 dentist:-20 do:-47 doctor:39 done:33 door:27 down:25 driv:29 drug:-23 each:21 elevator:-28 every:-28 ex:23 fal:-27 far:-21 fell:25 follow:20 four:25 free:-26 friday:24 friend:30 gay:-29 good:-27 great:-22 groom:22 ground:-21 hang:28 her:23 here:35 herself:26 his:27 hit:32 hous:25 how:-21 hrs:24 hurt:30 ice:25 is:26 kill:30 last:43 learn:-20 like:-22 mad:-21 many:25 marri:-29 medicaid:-25 meth:36 mine:21 miss:47 month:35 most:-21 mov:-39 next:28 nice:-20 night:28 nine:21 nite:23 no:-23 nurs:24 of:-22 one:26 open:-33 outsid:23 own:-30 pain:24 pass:21 peopl:27 pickup:-22 post:40 pretty:-21 priest:-27 program:-20 purpl:22 read:-31 rest:-20 rough:33 run:-28 safe:-27 scar:24 seiz:27 shelt:31 shot:25 skin:22 sleep:29 sleepy:27 slow:-22 small:28 sorry:-29 stalk:28 starv:21 stepdaught:-29 stop:22 suicidal:27 sunday:30 tak:-26 then:26 thyroid:-30 time:-26 tir:-20 today:20 toddl:-27 traffick:24 treatment:28 try:25 turn:20 tutor:-28 under:26 us:-36 used:22 veter:-24 violent:29 warm:31 watch:28 way:21 we:21 week:23 when:24 whip:23
isnt:51 he:21
isolat:19 me:29
issu:-16
it:11 18:23 after:27 all:33 an:25 anyway:23 at:39 becaus:29 bruis:21 com:23 crazy:-30 credit:-22 doesnt:25 driv:-30 end:33 even:22 fault:23 go:-20 happen:29 hard:-20 he:26 him:27 im:38 infect:-23 is:-21 isnt:24 it:21 just:33 light:26 more:29 myself:-30 ninety:-23 no:24 ok:-25 privat:27 safe:-37 say:28 she:21 stop:44 ten:-20 that:31 the:23 thre:-29 thyroid:-30 time:27 too:25 wasnt:28 we:30 when:27 whil:27 with:22 wont:29 year:-21
itch:-25
itchy:-26
itd:25
item:-16
itin:-29
itll:21
its:39 10pm:24 20:27 and:30 annoy:-24 blue:25 cold:34 cute:32 dad:25 dark:21 degr:26 ex:20 freez:26 love:24 morn:20 my:27 need:-28 neighbor:-20 our:25 out:25 pump:29 rain:24 up:20 way:26 we:27
itself:16 when:24
iud:-31
ive:17 never:23
ivf:-30
ivy:-24
ix:20
izquierd:20
j1:20
jack:29
jackson:-20
jacksonvil:-15
jail 2am:25 an:24 im:36 need:-23 no:25 out:20 tomorrow:26
jaja:-41
jala:6
jalo:36 a:24 pelo:21
jalon:32
janitor:25 at:21
january:25
jar:-16
jardin:10
jaw:19 and:22
jealous:11
jean:19
jefe:-13 en:39 grit:-31 mi:32 no:-25 que:23
jerk:35 on:34
jesus:18
jewelry:16
jk:-5
job:-23 again:22 cannery:-24 care:-27 corp:21 ex:-21 for:-21 from:-22 help:-27 hir:-22 lost:30 make:22 my:26 no:-39 now:22 on:34 open:-40 or:22 pay:-31 scam:22 search:-31 sleep:25 stuck:29 take:-34 they:32 today:-39 with:-35 women:-22 work:21
jog:29 trail:20
john:19
join:16
joint:-5
jok:22
joke i:21
jonesbor:-22
jornaler:-17
journal for:-23
joven:-24
juan:-8
jubil:-16
judg give:22 my:-23 will:29
jueg:-33
juez:-17
jug:-25
juguet:-27 de:-20
juju:21
july:18
jump:20 baby:24 bridg:22 by:35 start:-35
junction:-12
june:-12
juneau:-23
junt:20
jury:-30
jus:35
just:10 21:-21 ask:-37 at:28 baby:-25 bought:-26 cal:25 came:-26 do:-22 eight:-24 first:-26 for:37 found:-37 from:-24 gave:25 go:26 guatemal:-26 i:-25 im:-30 into:-25 it:22 know:-22 laugh:24 left:32 let:20 me:23 mov:-26 off:33 on:38 one:21 our:-26 out:-34 paper:-27 purs:21 to:38 turn:-21 watch:31 wher:28 with:-25
justic:22
juvenil:13
juvi:28
k1:6
kalamaz:11
karat:-5
keep:26 a:24 about:31 address:-37 and:32 apartment:-23 at:34 away:-53 baby:-25 back:25 break:29 by:48 cal:33 card:29 check:30 circl:23 com:37 doing:21 driv:27 each:-25 follow:34 from:-37 going:26 hear:27 him:-43 his:26 i:28 id:31 in:21 instagram:28 it:-28 kid:-22 leav:-20 liv:28 look:34 money:40 neighbor:22 new:33 note:26 off:-27 on:-28 other:-25 our:33 out:-21 phon:28 pictur:29 pul:20 put:-29 rub:21 same:27 see:25 show:27 sick:25 so:29 ssi:29 stand:32 text:27 to:32 visa:23 wait:25 which:23 work:23
kennel:9
kentucky:-13
kept:38 i:21
key:10 and:41 car:-28 i:22 lock:-25 my:58 so:25 the:-25 work:24
keyboard:22
keychain:-16
keylog:25 my:22 on:22
kick 18:22 and:43 being:-32 belly:32 count:-26 door:30 habit:-21 im:33 in:29 midnight:23 of:-32 pregnant:31 stomach:32 tonight:28 when:22 with:26
kickbox:-20
kid an:30 answ:-27 app:-23 backpack:31 bed:-25 being:35 bit:-22 call:24 clean:29 climb:-28 cloth:-22 cold:30 cry:32 daddy:24 dang:21 day:-22 dentist:-21 eat:24 find:29 free:-33 friend:26 going:26 grown:-29 hair:-24 he:26 help:28 him:27 himself:25 home:32 hurt:28 if:20 ill:21 im:26 ipad:33 its:23 keep:29 left:30 let:26 lock:29 look:27 now:28 nowher:28 of:-26 off:-22 paid:23 plac:31 room:-22 rout:-23 said:34 say:38 shar:-23 son:27 stand:23 swallow:28 tablet:27 taken:30 teach:35 them:25 they:35 thin:27 through:-23 tied:26 touch:22 up:40 watch:24 when:22 whil:21
kidnap:6 book:-20 my:-34
kidney:7
kil:-12 and:23 cat:37 dog:34 himself:21 in:21 me:-29 myself:33 the:33 with:-23
kill:14 and:36 her:24 herself:32 me:32 myself:29 self:23 us:29 when:23
kin:24
kind of:20
kindergart:-30
kindergartn:28
kinship:5
kiss:18 me:21
kissimm:10
kit:18 hospital:25 how:24 in:24
kitch:10 he:29
kiva:-19
kms:41
knee:-29
kneel:19
knew:31
knif:23 on:25 sharpen:-25 to:21
knit:-26
kniv:21
kno:13
knob:34
knock:10 down:24 me:36 the:22 tooth:31 up:-42 what:-22
knockout:-31 rose:-20
knot:16
know:22 anybody:24 car:28 dose:28 every:26 everyth:20 happen:20 here:23 im:26 live:28 new:21 right:-32 search:34 should:-31 start:-22 text:35 this:26 we:23 when:-20 which:37 who:24
knoxvil:-13
kodiak:-10
komen:-20
kore:30
krog:26
ks:16
l:26
la:7 95:24 agar:32 agenci:22 alex:21 boca:25 cama:32 car:29 cara:22 central:23 cerc:29 clinic:-24 cocin:28 convulsion:29 cort:-24 cuand:36 cuent:-27 cuid:26 deud:33 diabet:26 duen:24 embaraz:31 entr:29 estoy:35 explot:22 fabric:21 famili:33 fiest:28 formul:-22 fronter:25 fuerz:32 golp:23 grip:-24 hast:32 hora:22 idea:32 la:24 le:31 licenci:-24 line:-22 luz:-28 mama:31 mand:24 manutencion:-20 medi:23 medicin:-21 mis:24 muchach:33 nariz:26 nena:22 niner:29 nos:23 notici:-30 pa:27 pagin:-21 par:22 pastor:28 pension:-26 piscin:25 pistol:32 planch:25 por:33 porqu:30 prision:23 respir:21 seman:30 si:23 sigu:30 su:38 suegr:-24 toca:22 toco:24 traj:23 ventan:33 viol:21 violacion:22 violenci:-24 y:21 yo:28
lab:11
labi:36
labor:9 a:23 in:20 law:-25
lac:26 my:25
lactanci:-24
lactation:-8
lad:29
lado:31
lady:12 baby:24 help:30 my:43 nanny:26 outsid:22 with:28
laid:-22 and:-23 hand:21 his:25 off:-31 out:29
lake:22 county:-26
lakot:23
lamp:18 and:29 oil:33
land:-15
landlord:-18 cambi:25 can:22 evict:-21 for:22 harassment:-26 he:29 i:22 instead:21 la:25 let:-21 me:-33 off:-22 sex:33 walk:28 wont:-34
languag:-18
lans:-20
lanz:-25
lanzamient:-15
lap:28
laptop for:-24 i:28 my:-25
lared:-19
larg:-36
las:12 a:23 costil:23 drog:-38 estampil:-23 nina:23 pastil:43 que:-21 vena:21 y:37
lash:13
last:4 at:22 check:-24 couch:30 feel:21 has:29 he:23 how:-24 me:25 name:-29 night:26 nite:30 no:28 on:29 paycheck:-35 ran:24 ten:-20 time:22 we:-30 week:37 year:-42
lastim:32 a:31 con:30 hijo:25 mi:22
latch:-22
late:-19 car:-20 day:-29 every:-34 who:-29
later:19
latin:-24
laugh:15 at:32 i:23 me:-33 when:30 with:-34
laundromat:22
lavador:-29
lavar:-23
law:-15 bath:20 beat:23 being:29 had:-32 has:25 hit:24 lock:35 me:24 mov:-23 my:40 out:-21 put:30 slap:22 strok:-32 to:31 whil:25
lawer:-22
lawn:5
lawsuit:-32
lawy:-10 and:21 custody:-27 my:-22 no:-30
lawyr:-21
lay:30 head:21 my:21
layin:20
layoff:20
lbs:-18
le:32 boca:24 bully:-27 dan:29 ech:27 el:27 ensen:23 ent:-21 gargant:26 hal:22 las:30 los:21 mis:23 orej:22 pech:-25 pega:24 pelo:23 pido:23 que:27 qued:-32 quit:29 repos:-21 sal:29 un:28 una:27 veo:29 y:26
lead:28 at:24 keep:21 me:22
leagu:-34 fee:-23
leak:-15 if:24 when:-22
lean:8
learn:-21 again:-20 at:-22 permit:-23 read:21 talk:-20
leas:-20 abus:38 becaus:32 do:-28 domestic:27 his:23 i:-25 no:33 noth:29 of:35 was:25 what:-22
leav:30 abus:20 and:26 apartment:22 boyfriend:28 but:23 car:22 farm:34 for:-26 from:-29 gift:48 have:25 him:23 his:29 home:-30 husband:32 i:33 if:20 it:28 job:-24 life:25 marriag:33 safely:42 the:29 this:29 to:-27 took:22 track:23 with:23 without:24 work:-26 year:22
leavin:24
lech:-30
lectur:-10
led:-7
ledg:30
lee:7
leer:-29
leerm:-21
left:5 4:21 a:26 alon:55 arm:26 at:23 car:21 church:-20 debt:-24 dog:25 he:30 home:-33 hous:-27 im:30 in:42 let:28 mark:22 me:-29 note:29 now:28 nowher:25 off:26 our:26 pian:-20 purs:-26 side:24 stay:25 stov:-24 to:32 town:23 will:31
leg:8 a:21 at:-23 black:28 the:22 with:26
legal:-27 domestic:21 he:26
legally:-25
legalment:-21
legit:-19
lejo:-12
len:27
lend:9
lent:-21
les:-5 a:28 pega:31
lesbi and:24
lesbian:-12
less men:-29
lesson:-14 plan:-30
let:14 and:23 english:26 friend:30 have:21 his:30 i:-21 irs:-24 know:-25 learn:34 new:24 no:26 of:28 peopl:23 pump:-23 sleep:25 stay:22 the:24 to:30 up:30 what:-25 with:39 women:24
lethality:25
levant:-23
level:-6
lewiston:-14
lexington:-17
ley:-22
lgbt kid:25 support:-24
lgbtq:-31
liar:16
libr:-16
librari:16
library:-6 card:-28 clos:25 fine:-30
lice:7 sore:29
licenci:-37
licens:-24 for:-31
lick:18
lid:26 i:25
lie:29 about:28 my:25 to:21
lied:18 court:-21 in:-21 job:26 the:30
life:30 got:-26 in:-28 no:27 normal:-21 pretty:-21 the:-28 want:23 worth:22
life360:5
lifeguard:-12
lifelin:-7 phon:-31
lift:-15 hand:26 his:22 work:-20
lig:-21
ligation:-20
light and:33 cut:-37 flick:25 he:27 im:22 in:21 my:24 no:32 off:-28 water:27 when:22
lightn:22
liheap:-24
lik:-17
like:18 an:29 coff:23 crochet:-21 dog:39 dying:27 i:21 in:32 my:-31 not:25 own:-32 prison:23
limb:-5
limit:13
limp:55
limpi:-5 la:25 sin:23
limpiez:-10
lin:24 on:24
lincoln:9
line:15 at:-30 ayud:29 de:31 he:24 his:-32 my:34 para:28 suicidi:22
lingeri:24
link:13
linkedin:-22
lip:55 are:20
liquor:10
list:-13 8:-23 for:-23 of:21 open:-20
listen:11
lit:36 my:26
litem:-11
literacy:-12
literally:-29
littl:5 after:-40 being:22 cousin:24 disc:22 fee:-23 fever:-39 girl:32 in:37 leagu:-23 lonely:-21 rock:-24 the:30 to:-23 who:-22
liv:18 a:-25 alon:-31 car:24 city:-20 her:21 his:28 im:22 it:27 out:20 own:-25 ther:29 toddl:-22 two:-28 us:27 van:21 will:-29 women:-23
live:8 a:22 car:-32 flor:-29 for:28 he:26 more:27 my:-28 on:-30 out:-23 the:-35 third:-32 this:24 two:-25 up:29 way:-23
llam:30 a:24 mi:30 vece:24 y:30
llant:-21
llav:23 no:24 y:27
lleg:17 a:38 borrach:29 cart:-28 la:29 mi:36 moreton:20 pais:-35
llegu chequ:-25 el:-25 la:28
llen:30
llev hijo:-22 mama:-23 mis:-21
llevam:-20
llor:18 desd:-27 much:-27 todo:-41 y:27
lluev:-9
lluvi:21
lmao:-33
lo:25 agar:-22 cuand:21 denunci:24 mata:20 no:24 pero:26 pued:20
load:38 in:24 the:31
loan:-27 and:27 at:31 bad:-23 debt:-21 farm:-27 shark:20 work:27
lobby:13 ask:23 for:23 her:23
loca:-17 el:-27
location:15 and:32 him:27 shar:27
lock:12 all:21 and:39 at:33 car:-23 chang:-31 closet:26 door:26 fridg:45 gate:33 his:23 hous:33 i:22 im:34 it:21 jaw:-30 key:-30 kid:25 medicin:22 nak:22 no:38 of:-34 outsid:23 pantry:22 snap:-26 stepdaught:32 upst:27 us:39 was:23 we:25 whil:24 with:26
lockdown:5 drill:-30
lockout:14
locksmith:-14
loco:21
lodg:13
log:19 icloud:23 in:39 into:-30
login:8 he:23
lone:-21
lonely:-31
long baby:22 do:21 in:21 messag:-24 shelt:-22 stay:25 time:25
look:5 an:29 day:-27 dv:23 every:-27 hear:-32 in:24 like:35 me:36 oven:25 up:21 window:23
loos:31
lord:25
los 30:25 bile:-22 braz:34 dedo:25 del:-21 golp:35 her:27 hijo:-23 hous:-27 labi:21 my:-25 ojo:22 pech:21 pelo:28 seno:25 sin:24 toda:23
lose custody:21 if:-21 my:-25
loss:-23 my:-22 of:-22
lost:-8 a:-30 all:-39 apartment:35 bed:30 birth:-23 custody:35 document:-27 fire:-28 found:-40 her:-35 home:-25 how:-33 id:-30 it:34 key:-20 left:22 lost:24 mail:-20 paper:-21 sleep:20 to:24 today:22 wallet:-25
lot:11 my:26 rice:-27 with:23
loteri:-27
lottery:23
loud:-11
louis:-15
louisvil:-19
love:-14 a:-24 for:-28 he:33 her:-27 him:28 it:-24 kid:-23 let:34 like:-21 on:-23 somebody:-21 to:-21 with:-28
loveisrespect:-14
loverboy:23
low:-35 doctor:-22
lower:-18
luce:36 duel:32 me:32 y:32
luck:-19
lueg:18
lugar la:-22 vivir:-43
luggag:-12
lump:-36 my:-30
lunch:-12 and:20 break:-26 i:-22
lune:5
lung:-24
lupit:-28
lupus:-7
lurk:35
luz:-33
lye:23
lyft:18
lying:32
lyric:-44
machet:26 the:25
machin:-6 cant:23
machist:28
macon:-11
mad:12 and:36
madam:29 is:-22 me:20
made:23 danc:26 do:38 fake:23 friend:-29 get:23 have:21 my:22 of:27 on:22 profil:28 quit:31 sex:21 sist:26 thing:32 to:41 with:27 work:53
madr:-23 sin:-25
madrastr:24
maestr:-7 le:20
magazin:26
magic:-24
magnet:-5
maid:16
mail:8 a:44 for:-26 her:25 i:24 the:-21
mailbox:36 and:23
mailm:-6
main:-9
maintenanc:28 man:23
mak a:22 have:24 her:22 instagram:28 snor:23 to:23
make:12 away:-28 back:20 befor:26 boy:26 cam:21 come:26 do:27 drink:24 eat:34 every:31 friend:-29 have:27 her:26 hous:20 kid:26 leav:-21 lift:-25 like:21 money:-22 my:27 nephew:21 night:39 other:-21 quiet:29 quit:25 sex:27 sign:22 sist:20 so:-28 son:22 strip:20 us:34 vide:23 work:34
makeup:9 my:23
makin:32
mala:20
male:10 in:26
malet:29
mall:-16
maltrat:58 en:26 hijo:26 nino:20 su:22
mama da:33 en:37 especialist:-24 fuma:21 i:23 la:29 me:22 my:28 old:-24 on:28 piedr:21 se:24 sell:28 so:21 un:-23 us:21
mamar:-12
mamaw:24
mami:23
mammagram:-20
mammogram:-44
mamografi:-21
mamogram:-22
man:46 and:23 apartment:20 follow:21 from:23 give:27 hand:35 hisself:20 littl:23 me:20 my:35 never:22 onlin:29 paper:25 pul:24 set:24 the:25 to:28 when:27 who:22 with:26
manag a:21 after:21 cut:-29 found:23 gave:29 harass:-32 hour:-29 me:-42 out:27 take:26 touch:-44
management:-18
manan:16
manch:-34 de:-31
manchest:-15
mand:10 diner:-32 gent:27 mensaj:31 mis:-26 repos:-21 sin:22 un:26
mandat train:-24
manej:-24 con:24 en:-26
mani:6
manil:17
mano:16 mi:29
manos:47 en:25 la:26
manutencion:-41
many:9 no:-25 of:25 pill:31 plac:-25 say:-25 time:27 tylenol:33
map:21
mar:20 a:25 agresiv:25 casa:-22 enferm:-20 es:20 me:33 mi:23 pega:24 pint:-22 que:22 trabaj:-30
mara:18
marc:31 cabl:22 de:22
marcapas:-20
march:-30
mare:23
maricop:-22
marijuan:7
marin:-16 me:24
marital:15
mark:48 on:25 toddl:22
market:-18
marketplac:-31
marri:-18 a:24 elev:-26 he:20 me:22 us:-29
marriag:10 a:30 counsel:-34 he:21 is:29
marry:7 i:22
marshal:7
mart:-23
mary:-17
marz:-22
mas:10 tia:-24 una:-24
masaj:31 las:22
masajist:24
mascot:-28
mask:-16
mass:6
massag:19 live:29 me:30 parlor:25 school:-31 therapist:21
masseus:32
mastectomy:-20
mat:31 a:-44 mi:-44
mata:5
matan:23
matar:40
match:15
mate:7
matematic:-22
matern:-17
maternal:-25
maternidad:-18
maternity:-30
math:-32
mato:-7
matricul:-17
matrimoni:-24
matriz:-15
mattress:-14 and:29 floor:-23 on:-23
maui:-25
may:-12
mayaguez:-5
mayb:22 my:26
mayor:-7
mayordom:23
mcal:-4
mcdonald:30
mcdowell:-17
md:-4
me:24 17:20 50:27 80:21 about:-25 account:37 acech:24 acost:22 acuerd:25 acuest:23 again:25 against:24 agar:37 ahorc:37 alcanz:-43 algo:22 aliv:-34 allowanc:23 alta:22 amenas:32 amenaz:23 an:20 and:27 anoch:22 any:-21 app:31 apret:30 arde:-23 around:22 arrastr:28 arregl:-20 arrincon:32 as:27 ask:27 atrev:22 avent:35 awak:33 away:30 back:-23 baja:-28 bat:32 bed:20 beso:20 birth:26 black:23 body:23 bolet:21 braz:34 budget:-23 busc:33 cachet:32 cae:-28 calient:29 call:25 cam:21 came:25 camin:23 cant:25 cart:-35 cas:24 caso:-22 cat:26 cayo:-22 cela:24 celul:28 chang:25 check:-26 cigaret:22 clon:-27 closet:32 cloth:22 com:43 come:-20 comer:23 control:27 cook:24 corn:21 corr:30 cort:52 cosa:23 cousin:24 crazy:-24 cruz:22 cuand:24 daddy:21 dano:30 daught:-24 day:23 de:26 deaf:23 dedo:25 dej:25 deje:-22 del:22 desangr:22 descuent:-25 despid:-28 despiert:-27 dialysis:24 dice:32 did:31 dirty:26 doctor:40 dog:44 dol:30 dond:31 dont:29 doorbell:24 dorm:24 down:28 drink:27 driv:30 drog:47 drug:25 each:27 eat:27 ech:-29 elevator:28 else:24 emborrach:26 empuj:37 encaj:30 encant:-25 encer:25 encier:30 encontr:22 enfrent:21 entr:25 es:24 escond:41 escondi:28 escup:26 ese:26 esper:24 est:28 esta:22 esto:20 every:27 everyon:23 ex:34 exam:25 exig:21 eye:24 fake:22 family:29 fat:27 feo:24 final:37 for:24 fors:24 forz:35 foto:33 free:21 fridg:22 friend:37 from:23 fue:-24 fui:-31 game:24 gana:23 girl:25 give:28 go:31 golp:43 goodby:31 grab:22 green:-29 hacen:22 hacer:27 hacerl:21 hack:-23 hast:31 hav:28 headlock:31 here:21 herself:-28 hide:22 hinch:-27 hit:33 hole:24 home:22 hook:25 hospital:40 hoy:33 humil:27 ice:26 id:20 idea:29 ill:29 infront:26 insid:27 insulin:29 insult:27 internet:22 into:25 ir:26 jail:26 jala:26 jalo:21 jalon:22 jump:21 keep:20 key:21 kneel:22 know:-24 labi:24 learn:34 lesson:30 let:21 licens:-21 life360:28 lift:-25 limpi:21 littl:36 liv:31 lleg:-33 llegu:-25 llen:21 lo:27 lose:27 love:22 made:31 maltrat:23 mama:-29 man:21 mand:24 mano:26 manos:30 marriag:-23 marry:26 mas:-20 mat:-24 matrimoni:-25 me:37 medicin:28 meet:-21 mensaj:23 meti:29 minut:-23 mira:28 mom:-22 monday:22 mordi:33 morir:29 mouth:30 mov:21 muer:21 muert:25 muri:-21 nak:34 name:22 navaj:20 never:24 ni:30 ninety:-23 no:21 not:26 novi:20 now:33 nude:36 oblig:32 of:29 offic:22 ojo:28 old:20 onlin:24 only:23 oper:-31 otro:27 overs:23 overtim:-20 own:28 pa:31 pag:-30 pagar:-28 pago:-26 pan:21 para:21 parej:26 parti:24 party:30 pasaport:31 pate:29 pega:34 pegan:27 pego:23 pelo:25 penetr:25 pension:-21 permis:21 persigu:37 pian:-20 pic:27 pick:24 pictur:27 piden:30 pill:26 play:21 pleas:24 pool:29 porn:25 pregnant:25 pretend:25 program:31 propin:-24 prostitu:24 pump:-23 puso:21 qualify:-23 read:-21 recib:25 regres:-29 rest:-26 revis:37 ride:33 ring:36 rob:-22 roban:-20 room:25 ropa:35 seno:25 ser:23 sex:25 sexually:22 shar:24 shoe:27 should:25 show:26 si:24 side:32 sigu:30 sinc:51 sir:22 site:26 sleep:25 smth:20 snap:26 spit:24 stat:26 stay:36 stop:27 stor:21 strip:39 stuff:21 stupid:22 sud:-27 sus:36 talk:26 tant:21 tempran:-22 tener:30 that:27 ther:34 thing:28 tien:29 tira:30 tiro:37 toc:31 toca:21 toco:37 todo:30 tomar:29 tome:25 tonight:33 too:29 took:34 train:34 trajeron:29 tromp:22 tutor:-36 un:-23 una:-22 undress:27 uno:-23 until:21 urge:-24 usa:21 used:21 van:-32 vece:22 vegas:24 vend:57 vez:21 vide:35 vigil:34 viol:29 visa:23 voy:28 walk:35 water:31 way:21 wear:30 weed:26 wet:25 whil:28 window:29 witness:25 wont:20 word:25 work:31 worthless:27 wouldnt:22 wrong:24 y:26 ya:24 year:34
meal:-35
mean cant:28 day:21 girl:-27 to:33
measur:20
mechanic:-21 brak:-20 say:-20 the:-20
med:-21
medal:26
medi noch:25
mediation:-18
medic:-11
medicaid:-50 card:-23
medical:-31
medicament:-15
medicar:-47
medication:-26
medicin:-5 and:28 he:21 segur:-22 sin:-22 suicidal:22
meet:-9 at:20 hotel:23 men:23 mom:-27 peopl:-21 what:-26 women:-21
mejor:13 me:33 mi:22 muer:21 muert:25 sin:23
memb:6
membership:-29
meme:-17
memo:5
memoriz:26 my:25 schedul:25
memphis:-20 tn:-22
men:36 and:22 pay:24 rent:23 to:20
meno:-20
menopaus:-37
menopausi:-21
menor:20
mensaj:26 de:27
menstrual:-22
mental:10 crisis:30 illness:-26
mentally:-7 ill:-31
mentor:-15
menu:-20
merc:-18
mes:-25
mesa:-6
mese de:-23 rent:-23
meser:28 y:25
mess:15 by:21 up:-28 with:30
messag:34 daught:25 my:39 on:24
messin:28 my:27 with:27
met:6 at:-26 he:20 mi:29 work:-27
metal:-23
mete:28
meter:14
meth:11 and:25 around:33 mom:-26
methadon:19
method:-17
meti:45 a:21 la:20 mano:20
meto:29
metr:23
metrocard:-6
mexic:-25
mexican:-18
mi:6 2:25 abuel:-21 abuelit:27 abus:31 acos:-23 adolecent:-24 agar:24 ahij:26 alergi:-21 ama:31 amenas:31 anda:26 apa:21 aqui:-21 bajo:21 bien:-32 cada:21 cama:29 car:-34 cel:28 cobr:21 cocin:-22 con:25 consentimient:26 cort:27 cuart:36 cuerp:32 cun:24 deja:24 desaparec:32 despiert:21 diner:24 diplom:-22 dond:28 drog:-34 embaraz:-33 empl:-20 encier:20 escribi:21 flor:22 grand:27 habl:33 hace:24 hermanit:27 horari:28 iglesi:27 internet:24 kind:-23 la:48 lleg:26 llor:39 madr:25 madrastr:22 mayor:23 mi:38 mis:29 much:-24 mujer:31 muy:23 nombr:-21 nuer:21 nuev:30 otro:25 padrastr:21 para:21 parej:43 pasaport:24 pega:32 per:-21 pint:-22 por:24 puert:30 puso:36 quis:33 quit:34 reci:32 regres:21 respir:35 revis:29 roomi:29 ropa:28 sabe:33 sale:27 ser:-24 si:29 sobrin:21 supervisor:-31 tia:25 tio:23 tir:30 toc:28 tomo:34 va:-25 van:25 vend:25 vida:30 viej:31 viol:21 violent:23 visa:35 ya:31
mia:22 en:20
miami:-6
mic:24
mice:-32
michig:-18
micr:-11
microl:-24
middl:25
midnight:45 to:21
midwif:-17
mied:10 de:25 espos:32 ir:30 la:-24 lo:20 mar:21 me:28 mi:34 parej:21 propi:25 que:41 regres:32 volv:30
mientr:20
might:38 as:22 hurt:20 well:22
migr:-14 llev:-20 se:-20
migracion:-23
migrain:-19
migratori:-23
mija:25
mil:29
mile:25 and:23 befor:-25 every:-25 he:22 morn:-25 on:23
mileag:26 my:27
mileston:-22
milit:-27
military abus:31
milk:-7
mill:-24
min:37
mind:12 what:-26
mine:56
minecraft:-20
minim:-20
minimum:-38
minist:22
miniv:20 its:22
minneapolis:11
minor:22 sexual:30
minority:-11
minot:-16
minut:6 late:28 stop:21 wont:21
mio:25
mir:39
mira:30
mirror:7 the:21 to:27
mis:11 a:20 amig:24 cada:-21 como:-20 dos:-21 ech:-29 foto:-28 hambr:-27 hoy:29 me:23 mes:-21 niet:-30 papel:24 part:23 son:-21 una:-24 y:21
misa:-10
miscarriag:-16 and:-21
misdemeanor:-24
miss:-8 and:34 at:26 he:31 her:29 on:-28 shift:24 two:-24
mission:48
mississippi:-14
missoul mt:24
missouri:-17
mistak want:-21
mixtec:-5
mn:9
mo:-18
mobil:-13 al:-28 crisis:26 home:-21
mochil:-25
mock:-11
model:18 and:21 job:33
modern:24 slavery:23
modest:-35
modification:-20
modify:-25
moho:-32 bano:-22
moines:-4
molar:-22
mold:-25 bathroom:-28 in:-33 my:-29
mole:-13
molest:65 a:23 daught:31 my:32
molestation:34
molesti:-16
molly:15
mom again:21 apartment:-21 are:-26 beat:29 boyfriend:33 broth:23 by:-26 cal:23 came:21 car:-20 come:29 dementi:-26 dont:20 fell:-44 fight:-21 food:33 friend:-20 gone:26 got:29 grief:-22 group:-30 has:29 her:24 high:27 hit:33 hold:26 hous:-35 im:21 it:20 left:20 lock:31 my:24 no:22 on:23 out:23 patch:24 rais:-22 said:39 scar:21 scream:23 sell:26 shar:-34 she:26 sign:-27 slap:31 son:28 still:22 street:36 the:-32 to:32 too:22 up:23 us:23 want:-35 will:20 wrist:22 year:-34
mommy and:-21 sleep:25
monday:15 holiday:-24
money and:21 control:26 every:23 get:-21 have:21 he:21 husband:29 me:30 no:31 or:23 parent:-31 phon:23 rent:-27 run:28 so:22 today:-25 us:20 victim:-25 with:32
monitor:8 and:23 everyth:34 i:22
monoxid:15 alarm:24
monst:26 he:24 when:24
montan:10
month:-9 ago:27 be:26 behind:-37 is:-26 kick:21 last:26 ok:-21 post:-30 rent:-23 say:26 sleep:25 ther:-20 wont:29
mood:-11
mor:44
mordi a:-25 mi:-25
more:12 car:-24 dead:23 for:24 he:26 i:38 me:20 the:-24 to:32
moret:23
moreton:35 de:20 la:24
morir:49
morirs:22
mormon:24
morn:16 after:-23 befor:-24 live:-25 sickness:-23 work:-24
mornin:21
morphin:21
mortgag:-30
mosqu:18 let:25
mosquit:-25
most:-23 of:-21 the:-21 week:-21
mota:-6
motel:31 kick:24 no:29 out:24 ran:21 tonight:20 us:24 y:22
moth a:22 abus:-31 boyfriend:27 burn:24 dementi:24 has:25 help:-31 hit:26 hous:22 is:-25 kid:33 make:22 me:33 school:-21 she:29 slap:21
motor:-11
mottl:27
mountain:25
mous:7
mouth:31 shut:22 side:20
mov:-5 a:-27 and:31 away:-29 bleed:20 door:20 food:-32 here:-24 how:-20 into:-25 new:-24 next:20 now:21 ohio:-22 out:-24 son:-27 stat:37 texas:-20 to:-24 us:-23 with:-26 you:28
move along:23 fing:24 in:-23 it:-28 one:28 the:29 thing:23 when:23
movi:-48 night:-22
movil:-21
movin:22
movy:-22
mow:-17
mower:-13
mri:16
mspy:25 on:25
mst:39
mt:-14
mtf:-13
much:-6 a:-27 blood:41 debt:-24 does:-21 embaraz:29 estoy:29 insulin:28 left:-38 pastil:22 sangr:25 shelt:25 the:30
muchach:45 de:22 del:22
mud:-23
mudanz:-23
mudar:-31 californi:-20 con:-20 de:-20
mude:13
muebl:-14
muel:-39
muer:22
muert:33
muev:26
muger:-19
mujer:4 golp:24 maltrat:42 nino:-40 tran:-26 y:23
mule:9
mult:-22 de:-27
mumbl:24
mund:14
munec:32
mur:24
murd:-36
murder:-36
muri:-33 mi:-30
muscl:-21
museum:-22
mush:26
mushroom:27
music:-19
muslim:22
must:-7 with:22
mutilation:27
muy:-14 tim:-21
my:6 1:-23 11:25 12:35 15:30 2:32 3am:25 4am:27 5:27 6:36 8:21 80:-25 abusiv:28 afford:-22 against:22 agreement:-23 aide:28 alarm:22 alon:24 an:34 any:-24 app:22 application:-24 arm:24 around:31 ask:24 attack:40 attendant:28 b:28 babysit:23 backpack:41 bag:22 bday:-22 be:27 beat:31 bed:25 been:24 befor:21 beg:28 belly:42 big:22 bit:-31 bite:28 black:33 bleach:22 block:23 blood:-30 blue:29 body:40 book:36 boot:26 boss:-21 bought:26 bra:28 brid:23 bruis:32 budget:-23 bug:29 bump:24 burn:46 by:33 c:-29 camp:28 cane:28 card:21 caregiv:32 caretak:30 casework:-32 chair:36 chart:28 chat:34 cheap:-24 check:-20 checkbook:-20 child:29 chromebook:22 class:38 classmat:25 claw:22 climb:30 clinic:20 cloth:27 coach:27 coat:24 com:26 contract:-25 control:41 cook:-22 cost:-21 count:23 country:27 cover:-30 crib:-22 crush:-28 cup:23 deal:28 debt:39 declin:21 delet:30 deposit:-22 diabet:-32 diap:26 didnt:30 diplom:20 disabl:27 divorc:-21 doctor:23 does:-22 doing:23 doorknob:21 drank:24 draw:27 dress:32 drink:55 dude:23 dur:32 each:21 ear:30 eight:25 electric:-29 elevator:27 else:26 esl:21 everyth:-40 exam:-35 exs:29 face:26 fal:-28 feed:27 feel:-23 feet:-24 fell:-28 fever:28 fifty:-26 fight:-22 flew:26 flinch:28 flip:22 foot:44 forc:25 forgot:-20 fost:32 found:27 four:22 funeral:34 garag:20 gard:-29 girlfriend:23 give:24 gone:25 googl:27 gpa:-27 granddaught:24 grandmoth:-22 grop:28 had:21 hang:28 hard:30 head:36 heart:21 heav:23 held:-27 high:28 him:38 himself:30 hip:22 hir:23 his:-24 hit:31 hond:21 hors:24 hospital:24 hour:-36 how:-25 husbend:31 icloud:34 inhal:21 instagram:-25 instead:23 insuranc:-24 interpret:27 ipad:21 isnt:27 jaw:27 jean:24 journal:34 keep:28 kick:38 kil:-30 kitch:30 knee:-32 knock:31 know:38 lady:30 lap:24 laugh:-31 lawn:33 leas:-23 leav:26 left:-31 life:21 like:28 location:22 look:20 los:25 lost:-23 made:22 mail:21 map:23 marri:23 marriag:45 mattress:30 medicaid:-25 medicin:28 meet:33 men:27 messag:-27 methadon:28 mileag:25 minut:26 miss:23 money:24 motel:21 mouth:32 move:36 murder:-24 my:30 nak:21 neck:24 need:-32 never:-28 new:29 next:29 nice:-22 nose:45 now:33 obituary:21 od:24 or:43 outfit:29 owe:-27 oxyg:22 paid:25 pain:40 pant:21 park:-22 pass:-36 passport:33 paye:26 peopl:25 pet:30 pick:23 pill:46 pillow:27 pimp:24 pin:31 pinch:29 plac:39 plan:25 plant:-27 post:42 postin:20 pressur:-28 pretty:-21 propos:-26 punch:24 punishment:24 purpos:31 push:28 put:20 quot:25 ran:49 rap:32 rape:25 read:26 rearrang:24 refund:-23 regist:21 remarri:-23 resum:-27 rib:27 right:-34 roof:22 roommat:35 saw:27 scar:26 schedul:30 scream:32 second:-24 section:-31 seizur:24 self:22 sell:43 send:43 senior:-24 sent:26 sex:24 shak:23 shelt:34 show:29 sick:-32 sinc:32 skull:23 slam:-24 slap:32 slept:25 smack:24 smok:30 smuggl:23 snap:28 snor:-27 softball:31 sold:33 some:29 spank:24 speech:-25 spit:-24 sponsor:38 spous:22 ssi:24 stab:26 stair:21 stalk:28 starv:23 status:-22 stepfath:31 stimulus:-21 stol:-31 stomach:37 story:-25 strangl:24 subscription:-22 swol:31 tablet:20 telephon:22 ten:-21 ther:23 therapist:23 thigh:24 think:24 third:25 threat:30 threaten:27 threw:23 throat:28 thyroid:-30 tie:23 til:26 tire:27 tomorrow:29 tonight:28 too:26 tooth:28 touch:39 track:27 trail:30 trap:25 trash:31 tree:21 tri:27 truck:27 turn:32 twin:40 two:-23 uber:25 ugh:-23 underw:36 undon:30 unemployment:-24 uniform:24 unit:25 until:27 used:22 using:26 va:-26 vein:-24 violent:32 walk:47 wallet:-24 want:-23 way:24 weekend:21 what:-21 whatsapp:24 wher:39 whil:-22 whip:25 whit:24 wic:-24 will:38 word:22 would:28 wrist:23 writ:27 yard:29
myself:40 again:24 and:27 hope:21 in:23 it:25 my:28 to:34
mystery:7
na:16
naci:-21
nacimient:-27
nacogdoch:-21
nada:18
nadi:45 cuid:27 la:20 me:21
nail:-10 a:26 black:-30 done:-24 for:-24 licens:-26 shut:28 sleep:25 turn:-30 window:28
nak:26 phot:27
nalg:35
name and:31 back:-26 chang:-31 divorc:-28 he:25 in:25
nami:-15
nan:-5
nana me:27
nanny and:23 dad:22 keep:23 my:23 the:21
nap:-5 i:30
narc:9 didnt:32 he:22 is:30 train:-25 work:32
narcissist:30
nariz:27
nashvil:-17
natalidad:-20
nation:11
national:-8 dv:20 runaway:-29
nativ:-4 abus:29 domestic:21 line:-23 rap:30 shelt:-26 violenc:21
natural:-26
navaj:6 nation:-28
navidad:-20
navy:7
nc:-5
nclex:-26
nd:-18
ndvh:-25
ne:-19
near:-12 me:-27 the:23
nearest:-6
nearly:-28
neb:29 not:28
nebrask:19
necesit:-10 cama:-23 com:-33 dentist:-22 dond:23 dorm:22 esta:22 muebl:-23
neck:45
necklac:-25
need:-13 2:20 2nit:20 advocat:29 after:25 an:-33 assault:30 at:-21 away:27 bed:34 befor:27 birth:-30 break:-33 bus:-26 camp:-24 car:-27 care:-27 cash:-26 cheap:-23 child:-24 class:-21 clean:-21 clinic:-31 cloth:-21 couch:21 counselor:-26 dark:27 daught:-22 day:-21 doctor:-31 eat:-32 emergency:30 food:-27 friend:-21 from:-25 get:44 grocery:-26 home:-22 hous:-30 insid:29 it:-28 job:-49 just:24 kit:20 leav:40 let:-31 licens:-31 lifelin:-27 live:-21 me:20 my:-28 myself:-30 note:-24 now:33 out:32 paper:-27 pass:-24 paternity:-22 plac:38 placement:23 program:-26 ramp:-22 rape:20 refill:-21 repa:-25 ride:-28 right:34 room:26 safe:42 school:-39 she:23 shelt:25 shoe:-24 sit:-33 sleep:27 someon:-29 somewher:25 stitch:28 suit:-24 talk:-24 this:22 today:-37 tonight:41 tonit:28 train:-24 watch:-24 window:-22
needl:25 in:27
neg:-28
negativ:-24
neglect:42
negoci:-27
negr:26
neighbor are:23 at:24 baby:35 beat:28 clean:23 dog:-27 every:21 from:25 he:23 her:34 his:21 hit:24 i:-28 is:30 learn:-27 lock:31 man:31 me:45 mile:22 my:32 scream:33 son:27 take:-29 want:-24 watch:35 who:-26 with:25 yard:-29
neighborhood:-26
nena:26
nene:28
nepal:15
nephew:25 and:20 back:21 chair:20 in:26 is:23 my:26 the:20 to:20 told:22
nerv:-23
nervous:-28 first:-20
nesesit:-22
nest:23 cam:23
netflix:-15
network:-38
neut:-16
nev:-12
never:17 a:-26 agre:39 ask:-23 at:-27 chang:32 credit:-28 dat:25 dish:-26 does:-26 driv:-23 finish:25 for:-23 got:-22 help:-23 him:-21 how:-26 i:-21 learn:-23 my:22 outsid:20 paid:22 school:22 sleep:-26 the:-32 them:20 thought:-23 told:21 up:20 would:-23
new:-11 account:24 address:50 an:30 boyfriend:23 bruis:30 by:23 country:-23 every:26 from:32 here:-23 him:24 is:21 mom:-20 name:27 new:26 numb:20 one:-28 patient:-20 plac:29 sleep:-25
newark:-4
newborn:7 and:32 the:22
news:-21
newslet:11
nexplanon:-25
next:19 has:25 is:21 it:21 month:-26 to:23 wont:26
nh:-15
ni:66 estudi:20 para:25 salir:22 y:23
nice drink:20
nicu:-5
niec:27 and:22 at:26 baptiz:-23 boyfriend:21 get:-22 lock:25 older:24 was:-23 when:-23
niet:5 de:27
nigeri:30
night:10 after:24 am:-27 are:26 befor:25 com:27 did:20 fight:22 for:-27 free:-20 from:22 has:23 he:25 idea:-22 in:34 is:31 motel:28 no:30 safe:25 shift:-24 sinc:-31 someth:23 stay:28 they:24 warehous:-27 with:28
nightgown:16
nightly:34
nightmar:5
nightstand:34
nina:4 alergi:-21 ano:-33 tien:-24
nine:14 year:-24
niner:21 a:23 mi:23
ninety:-23 minut:-23
ningun:26
nino a:24 al:26 con:29 escuel:-21 lleg:22 solo:21
nippl:-18
nite:32 i:-26
nj:-5 food:-20
nm:-12
no:19 2:22 abus:27 acerqu:-27 acuerd:25 alcanz:-30 and:21 anymor:20 apartment:-21 arregl:-34 aseguranz:-23 atrev:22 ay:23 baj:-20 be:28 bed:46 birth:-22 break:-20 cama:26 card:32 care:34 carg:-27 casa:22 coat:39 com:-24 contest:28 dan:26 day:21 de:36 deja:35 despert:22 despiert:31 din:26 document:-34 duerm:-31 elevator:-28 embaraz:-42 ent:-21 entr:21 epip:36 es:26 estar:34 estoy:30 exprim:-21 famili:-27 femal:22 firm:-23 for:40 formul:-21 fridg:27 fue:24 fund:22 get:-28 go:37 gone:22 good:22 grit:22 grocery:-21 ha:-20 hace:-22 hal:27 hast:25 have:23 hear:27 heartbeat:38 help:-28 here:-32 hope:22 hot:-33 hotel:24 hous:25 im:20 joke:23 judg:29 key:25 kid:28 lawy:-25 limpi:30 list:28 llam:39 lock:35 manan:38 mand:24 manutencion:-26 mean:24 memory:25 mom:28 more:26 move:-23 muev:22 na:21 name:38 ni:30 no:65 now:25 off:24 on:21 only:33 orden:-26 pag:-30 pagar:-23 paro:-22 pasar:33 pay:34 pension:-21 period:-25 pet:-25 plac:37 point:21 polic:20 porqu:22 puls:27 queri:20 reaccion:22 regres:-34 renunci:22 respir:35 room:21 rule:37 rush:-24 sal:24 sale:28 salir:22 school:35 see:28 segu:26 segur:-20 shelt:37 si:27 sient:27 signal:21 sirv:24 sola:30 soy:30 stay:26 take:32 tener:-21 ticket:23 til:-31 tomo:22 tonit:29 underw:26 vacancy:27 van:23 vuelv:30 wage:35 watch:-32 way:-30 when:28 with:22 would:26
nobody:49 and:21 com:24 her:26 here:21 home:22 is:24 know:29 pick:26 to:-31 up:23 watch:-39 what:20 would:21
noch:26 a:27 bodeg:-22 el:22 la:35 mi:33 para:-31
nogal:7
nois:-31
noma:23
nombr:-9
non:25
nonbinary:-4 support:-21
nonconsensual:32
none:21 of:22 us:21
nonprofit:-25
noon:30 a:24 i:29
noos:31
norfolk:-14
normal:-20 my:27 that:23
north:-23
nos:22 acabam:-20 amenaz:21 cer:23 con:25 cuid:25 dieron:31 golp:25 las:30 mudar:-20 mult:-20 quit:42 saco:21 si:23
nose:6
nosotr:-14 nos:22
not:18 allow:36 answer:25 baby:-29 bed:22 bond:-26 breath:31 breathin:22 but:21 clos:-20 come:28 cry:38 follow:28 full:-32 get:-28 go:39 help:28 here:25 his:-27 home:24 it:31 joke:23 leav:29 left:-38 like:24 mine:22 money:22 mov:29 move:22 much:-29 now:-26 off:30 paid:-32 pay:-27 read:21 respond:21 right:27 run:-23 safe:33 said:20 sinc:28 slept:-32 sunday:-22 that:24 they:21 this:-24 wak:36 wash:-28 way:-30 wear:23 wher:-20 window:-32 worth:21 yet:24
nota:14
notari:-34
notarial:-23
notary:-24
note:31 and:23 are:21 car:28 his:22 my:28 said:26 writ:23
noth:35 a:28 and:20 but:23 for:32 in:-20 is:23 left:26 live:28 my:-20 to:22 up:22
nothin:37
notic:-14 door:-28 its:26 my:20 on:-28 vacat:20
notici:-38
notification:-18
notify:-24 he:-23 me:-34
novi:12 amenaz:25 el:24 golp:25 mama:21 matrimoni:-25 pego:21 pero:20 revis:24
now:7 answ:23 are:-22 baby:-21 be:-22 becaus:20 been:-22 broth:-25 bus:-21 card:25 clos:-21 daycar:-21 dog:-23 eat:-22 everyon:20 ex:-21 eye:20 fell:-29 fever:21 furnitur:-22 girl:-24 gone:32 got:-20 grandson:-27 had:-23 hair:-23 hav:-25 headach:-27 her:27 home:24 husband:-24 im:29 in:20 job:-27 left:-21 live:-22 look:-20 money:-23 moth:-27 need:-26 never:-23 no:31 of:23 outsid:21 owe:21 paper:-21 pressur:-24 rath:-28 see:25 send:-23 shakin:25 shar:-24 sit:25 somebody:-26 the:-23 they:26 to:-21 tooth:-22 trap:23 two:-23 volunt:-20 was:-21 watch:-20 weird:23 went:-21 what:21 wher:-21 with:23 work:41 writ:-27
nowher:48 safe:21 sleep:23 tonight:26 with:24
nube:-14
nude now:22 pic:26 to:27
nuer:25 me:22
nuev:-11
nuisanc:-24
numb:15 a:23 and:35 for:-36 i:22 now:25 to:-21 used:-22
numer:17
nun:24
nunc:15
nurs are:-28 for:-21 grad:24 here:26 hit:22 in:29 licens:26 look:-34 need:-23 night:26 nurs:24 on:36 open:30 school:-21 the:34 they:26 took:23 touch:29 what:-24
nursery:-15
nut:8
nutritionist:-23
ny:-9
nyc:-23
o:18 me:30 paga:21 tu:21
oak:-25
oakland:-10
ob:-22
obey:25
obgyn:-23
obituary:24
oblig:47 a:34 hacer:27 para:22 trabaj:36
obsess:30 me:37
ocal:-18
ocho:-16
octob:-19
od:44
odd:27
odio:11 vida:23
of:9 2:25 8:-20 again:25 aliv:22 an:38 are:28 assault:22 bank:-26 basement:23 beat:32 being:28 blood:26 book:-24 boyfriend:24 bus:24 cant:29 check:-25 child:24 clos:-21 crim:-27 custody:-22 daught:39 death:37 dentist:-29 diap:-27 did:23 do:30 drug:21 dying:22 end:27 every:21 everyth:32 ex:20 fight:20 fly:-21 food:-32 get:22 grandchild:-21 hair:30 he:23 here:20 him:33 his:26 hit:24 honor:-27 how:27 hurt:-40 husband:40 i:27 ice:-28 im:37 immigration:29 is:23 it:24 jump:37 key:27 loan:-23 los:-32 luck:-20 marriag:35 miss:23 myself:26 need:-25 no:20 our:26 park:24 pill:33 public:-27 rape:22 rent:21 rental:28 rice:-27 room:31 roommat:23 section:-24 show:34 sinc:21 smok:-21 stat:-26 support:-25 tax:-27 them:31 today:36 tonight:31 took:24 town:-27 traffick:26 truck:29 was:22 week:-23 who:-27 wife:21 year:21
off:9 account:-35 and:24 at:40 bridg:25 bus:29 card:24 condom:29 daycar:-22 dead:29 debt:27 fee:23 floor:25 greyhound:22 have:-23 he:33 kid:-32 leas:-22 lock:28 me:22 medicaid:-20 medicin:24 money:30 need:-26 no:27 on:-28 plac:27 power:-22 roof:26 she:24 wall:-23 water:-27 without:23 wont:21
offend:21
offer:19 me:22
offic:-16 and:23 even:-21 i:-21 in:-23 me:28 the:-30 to:29
ofici:-21
oficin:-30
ofrec:22
ofreci:17
often:22
ogden:-18
oh:6
ohio:-20
oigo:28
oil:-5 field:24 tank:-21
oilfield:-22
ojal:16
ojibw:8
ojo:44
ok:-4 if:25
okay:-12
okc:30
oklahom:-19
old after:24 against:27 ask:26 beer:26 boss:27 card:28 debt:-25 driv:20 for:28 friend:25 gift:24 girl:23 has:27 he:24 his:25 home:27 keep:22 night:22 one:-22 our:22 roommat:26 send:24 shoe:22 student:23 talk:21 told:26 wont:24
older:6 at:20 boyfriend:31 girl:22 guy:22 hotel:26 man:24 my:23 women:-33
oldest:-24
ole:22
olor:-7
omah:6
ombudsm:16
on:10 9:26 account:34 after:-28 again:33 aging:-21 air:-23 alon:-21 android:26 app:38 application:-25 are:23 baby:24 back:44 backpack:26 behind:23 bench:25 bill:-27 birth:-26 birthday:30 boat:23 boy:22 budget:-24 cal:23 call:27 cant:21 car:24 cash:25 certificat:-25 chest:36 com:35 comput:24 couch:-20 count:25 cousin:24 cruis:20 curb:27 dad:28 daught:27 desk:-31 dress:30 drug:-48 earth:30 eggshell:26 elevator:27 everyth:-24 family:23 feet:-20 fing:-32 first:-26 food:-28 from:36 garag:23 girl:24 hand:23 has:23 he:21 head:26 her:32 here:-23 heroin:26 hip:28 hit:23 hold:-24 insuranc:-29 it:21 job:-24 l:20 ledg:29 life360:20 list:-21 mama:25 mattress:-23 mom:43 monitor:35 neck:24 need:-34 not:28 note:-26 now:25 numb:23 off:22 old:-26 on:23 other:26 our:-21 over:-26 overpass:22 pc:23 phon:26 pill:-27 pillow:27 purpos:43 record:-28 registry:31 rent:-25 rest:-20 roof:43 run:21 say:27 school:-21 sidewalk:26 sign:-23 sinc:27 son:25 stair:23 stamp:-24 step:39 stov:20 student:21 sunday:-29 support:-24 tabl:23 take:22 tax:-21 team:22 that:39 them:24 they:25 til:25 tile:28 time:-31 to:27 today:26 toddl:40 tonight:29 took:20 top:30 trail:30 trip:25 truck:30 until:27 vide:20 visa:34 we:33 windshield:21 year:24
once:10 and:26
one:19 a:22 car:-26 care:34 date:26 from:26 here:-24 hurt:22 if:26 it:-21 its:29 meal:38 night:27 now:27 on:-37 out:22 shot:-27 side:27 so:24 to:-20 watch:-32 way:-36 would:26
onlin:-5 for:27 friend:21 my:32 now:22 stalk:-42 they:27 to:24 with:25
only:34 a:26 and:28 car:-33 for:23 got:29 have:-33 hit:22 key:20 on:25 one:-23 out:30 rememb:-22 the:24 want:29 way:29 wher:24
onlyf:5
open:8 a:-29 at:-26 daycar:-28 door:20 enrollment:-29 for:20 night:33 not:23 now:31 shop:-28 sleep:24 sunday:-21 tonight:-41
oper:-47 de:-28 la:-27 mano:-27
operacion:-33
operation:10
opinion:-37
opioid:-20
option:24
or:12 driv:30 else:33 have:25 he:20 home:21 i:31 let:31 lose:30 me:21 my:27 quit:-25 rent:21 sleep:-22 the:25 to:26 us:22
oral:27
orang:9
orchard:11
orden en:-23 mi:-26 por:-23
order:-6 and:34 county:-27 ex:-27 form:-23 he:34 hear:-27 help:-21 me:25 on:20 onlin:-22 pizz:23 still:22 to:29
orderly:9
oregon:-26
orej:23
org:-12
organiz:-31 for:-25
organization:-18
orient:-26
orin:-16
orleans:-10
oscur:20
osha:-17
osteoporosis:-14
otc:-8
other:-19 awak:-25 girl:27 kid:-26 mom:-21
otra cosa:23 en:21 la:22 ves:23
otro:8 aparat:21 nombr:25
our:15 account:37 address:22 all:33 anniversary:-24 baby:-24 bad:-22 bank:26 boy:23 cloth:31 cover:24 daught:30 dog:-24 door:28 first:-32 game:26 got:21 he:30 his:25 hit:22 kid:26 last:22 library:-21 make:25 money:24 night:21 now:-29 old:31 over:28 paper:26 passport:31 roof:-21 said:21 school:29 shoe:25 sleep:27 stuff:29 tent:29 toddl:24 us:21 visa:23 want:-30 was:-24 went:-26 what:26 when:22 who:-22 with:21 year:31
out:18 11:20 about:22 after:31 already:28 baby:25 becaus:27 both:20 breath:23 by:24 cant:30 city:-20 country:-23 county:23 debt:-34 diap:-27 do:-23 feed:21 first:29 food:-36 four:-24 friday:33 gay:31 girl:-26 good:23 got:32 hand:21 he:22 her:27 his:23 im:25 last:20 life:29 liv:36 lobby:-20 marriag:32 me:26 medicin:-28 midnight:28 month:20 mouth:20 mov:22 nak:21 nite:20 noon:28 our:22 over:23 parent:-37 postpartum:-21 rental:20 safely:33 same:22 school:-26 shelt:25 sleep:41 smok:25 snap:-21 soon:34 stat:-26 street:31 thank:-22 ther:32 this:31 today:49 tomorrow:24 touch:-29 town:-27 truck:28 two:23 under:21 us:23 wall:22 we:22 wher:35 whil:25 window:29
outag:-14
outbreak:-18
outfit:17
outgrown:-29
outlet:-18
outpatient:-19
outreach:6
outsid:39 a:20 again:21 apartment:25 class:23 daycar:28 every:27 in:34 its:-21 job:26 kid:34 library:22 my:36 now:35 right:23 when:22 window:20 with:41 work:21
ovari:-19
ovary:-23
oven:7
over:9 12:22 a:-22 and:39 brok:24 cant:27 head:20 home:23 i:23 in:25 is:22 it:-29 made:29 me:28 my:37 over:29 sink:25 tail:-21 tax:-20 to:24 tonight:25 vide:27 we:30 who:-34
overdos:47 el:22 en:22 help:30 on:22 train:-37
overdraft:-28
overeat:-21
overflow:18
overnight:15 and:-27
overpass:23
overs:33 get:23 marri:22 to:23
overstay:-22
overtim:-40
overwhelm:-5
owe:10 3:-22 4:29 and:29 back:-21 child:-28 for:27 i:29 me:-34 money:-20 month:-30 ride:26 support:-23 them:22
owed:-13 becaus:26 he:26
owl:-27
own:12 apartment:-38 bank:21 first:-25 for:-25 hous:28 husband:20 in:33 kitch:20 me:31 moth:25 now:-25 phon:-28 plan:-28 to:20 used:26
owner:32 from:23 us:20
oxy:21
oxyg:31 and:25 empty:25 tank:25
p:-6
pa:20 entrevist:-22 hacer:-24 irme:21 mi:-26 no:29 que:20 rent:-25 y:31
pac:30
pacemak:19
pacient:36
pack:22 hospital:-23 play:-23
packag:-23
pact:8
pad and:-24 every:22 minut:22 ten:22
paddl:26
padlock:22 the:21
padr:-32
padrastr:41
padrin:35
padrot:34
pag:-22
paga deja:21 manutencion:-25 y:29
pagan com:27 con:27 y:26
pagar:-12 a:-20 cuid:-20
page:-42
pageant:-17
pagin:-14
pago:-14 car:-25 de:-21 del:-25 y:28
pagu:15
paid a:26 and:20 cant:30 care:-20 day:-26 in:24 kid:26 less:-34 noth:33 take:-20 than:-31 the:-38 under:-33
pain:7 and:30 arm:26 i:39 in:-27 jaw:30 kil:-20 left:26 my:-29 to:24
painful:7
painless:31 way:27
paint:-45 in:-22 my:-26 on:-26 wall:-26
pair:23
pajam:32
pakist:25
pal:10
paliz:-15
palo:21
palsy:-17
pamp:-34
pamphlet:-14
pan:9
panaderi:-23
panal:-29
pandiller:19
panic:-23
panick:-18
pant:30
pantal:21
pantalon:22
pantry:-28 and:23
panty:5
pap:-15 i:28
papa:7 cada:-21 con:27 de:28 la:31 me:26 mes:-21 por:28 toca:22
papanicolaou:-22
papanicolau:-20
papel:-8 cort:-24 no:30 por:-41 sin:23
paper:-5 can:-21 he:27 his:30 in:24 of:-22 say:29 sleep:24
paperwork:-36
papi:26
paquet:-15
par:6
para:-6 abus:32 adult:-26 car:-25 clas:-20 com:-23 del:-24 divorci:-33 esta:24 este:29 famili:-23 frent:22 hombr:23 llam:25 maltrat:20 mama:-22 me:26 nina:-26 noch:25 pasar:-31 presion:-22 que:31 segur:-21 siempr:24 todo:23 vend:-21
parakeet:14
parar:-5
parch:-26
parej:43
parent are:37 class:-21 every:-31 found:25 hit:37 if:23 im:-21 kid:34 lock:37 month:-32 plan:-33 send:27 to:22 will:20 wont:-27
parental:-35 control:-26
parenthood:-32
parish:-16
parishion:20
park and:28 at:25 behind:25 by:32 car:-30 deck:28 garag:30 hous:20 in:29 my:45 no:-31 overnight:-22 sleep:29 spot:-23 ticket:-26 with:29
parkin:24 lot:22
parlor:38
paro:11
parol:23
parqu:14
part:-18 of:26 y:34
parter:-31
parti:25
partn:32 and:-24 control:22 i:-24 is:27 just:-26 me:38 my:23 want:-26
partum:-16
party:-7 i:21 idea:-24 no:20 then:29 with:22
pas:-10
pasaport:13 en:24 me:22 no:22 y:22
pasar:31 mi:21 por:21
pase:-20
paso:-8
pass away:-22 he:24 i:-22 last:-27 nclex:-25 out:64 work:-24
passeng:37
passin:26 out:23
passport:23 and:34 baby:-25 back:32 for:-44 gone:22 me:24 pay:26 say:25 with:-32 wont:26
password:7 and:28 everyth:24
past:28 hous:28 mama:22 my:28
pastil:23 abort:-25 del:-21 para:-30 siguient:-22
pastor:7 a:21 and:22 my:26 que:23
pastur:18
pat en:35 la:35
patch:-7
pate:30
paternity:-29
paterson:-20
path:26
pati:-5
patient:21 for:-24 me:24 need:-38 of:32 stop:28
patoj:20
patrol:22
patron:7 no:-24 toca:29
pattern:11
paul:-18
pavor:29
paw:30
pay:-8 and:36 back:21 body:24 boss:27 but:23 by:31 child:-23 crim:-23 daycar:-22 fee:26 food:22 funeral:-21 heat:-21 him:21 hotel:-25 hous:26 i:28 if:32 it:25 much:-24 quit:-25 say:21 she:26 suicid:24 support:-28 ticket:21 to:23 tonight:26 us:25 weekly:-27 with:29
payday:-11 loan:-36
paye:-7
payment:-31
paz:-9
pc:31
pcos:-16
pe he:36
peaceful:29
peacefully:-23
peanut:27
pecan:-6
pech:7 me:26 y:34
ped:-16
peddl:22
pedi:33 el:26
pediatric:8
pee:8 and:22
peed:19
peek:20
peel:-23
peep:43
peephol:12
peer:-20
peg:32
pega:48 espos:21 hijo:23 los:22 mi:38 teng:21 y:24
pegan:36 no:25 si:25
pego:10 con:26 embaraz:24 en:21 est:24 la:-22
pele:-14
peleam:-6
pelicul:-31
peligr:27
pell:-25 grant:-20
pellet:12
pelo a:23
peluch:10
pelvic:-21
pen:5
pena:-24
penetr:31
pennsylvani:-20
penny:-13
pens:37 el:26 en:28
pensacol:-21
pensamient:30
pension:-40
peopl:22 are:-20 in:23 me:26 who:27
peori:-19
pep:9
pequen:-16
per:-17
perc:5 and:26
percent:18
perd:-6
perdi:-16 a:-22 al:21 mis:-26 no:22 su:-21 todo:-22
perdim:-26
perdon:9
perdonam:29
perfect:-19
perfil:-13
perimenopaus:-13
perimetral:-18
period:-27 no:-28 stop:-20
permis:-12 de:-32 trabaj:-27
permission:8 slip:-26 to:31
permit:-20 for:-30 to:-25
pero:-20 cans:-23 ex:-27 mama:-22 mi:-23 vecin:-21
persigu:33
person mayor:-27
personal:10
pes:-22
pesadil:-13
peso:8
pest:-24 control:-23
pesticid:5
peticion:-20
petition:-4
pew:36
pfa:-15
pg:-18
pharmacist:11
pharmacy:-24
pheonix:-18
philadelphi:-24
philippin:25
philly:-26
phlebotomy:-18
phoenix:-11
phon:6 a:-20 abus:29 account:-24 being:21 by:23 call:25 can:27 car:28 check:28 cut:-28 dial:21 ex:26 friend:-23 from:29 got:-24 hand:20 his:24 how:-28 i:30 im:-30 is:-25 lifelin:-24 my:21 off:-27 old:-42 older:20 out:26 plan:-44 program:-22 scre:-21 shatter:-21 shoe:21 so:36 stol:-30 to:27 toilet:-22 under:28 up:22 when:22 wont:-25
phot:-7 my:34 of:27
photograph:33 me:38
physical:15 abus:26 when:25
physically:19
physici:9
pi:28
pian:-31 teach:25
pic:16 he:20 her:22 i:26 kid:32 men:22 of:22 to:26
picadur:13
pick:14 and:20 crew:22 day:30 he:25 kid:-32 me:20 one:21 out:23 which:21 who:20
pickin:20
pickup:-21 for:33
picky:-26 eater:-25
pico una:26
pictur:5 mom:25 of:37 so:23
pid:-14
pide:24 mi:24
pidi:-10
pido:9 de:-30 plan:-27 un:-27
pie:-10
piedr:22 y:21
piel:9
piens:44 en:30 tir:24
pier:12
pierc:-24
piern:25
pil:14
pila:18
pildor:-22
pile:-12
pill:6 a:23 all:21 and:30 by:-22 dont:24 forc:22 free:-20 hand:31 in:29 is:24 mail:-22 me:-34 on:29 over:21 to:-24
pillow:35
pimp:63 got:23 id:25 my:26
pin:17 against:26 and:29 down:22 in:28 me:40 my:31 the:36 to:28
pinch:38 and:21 me:28 the:24
pine help:-26 sd:24
ping:27 my:26
pink:-7
pint:-30 casa:-22
pipe:-12
piscin:-7
piso:10
piss:-4
pistol:45
pit:-9
pitbull:-4
pittsburgh:-21
pixel:-24
pizz:14 my:31 to:31
plac:7 got:24 he:21 me:-24 no:-25 now:27 pet:-25 say:-25 the:-22 this:-27 tonight:49 with:32
placement:39
placent:35 the:23
plag:-24
plan:18 8:-29 a:20 after:29 at:-23 date:26 driv:23 for:-26 from:22 him:26 is:30 it:21 jump:21 me:-29 mi:36 near:-35 pago:-27 parenthood:-26 pill:-26 seguridad:34 to:29 walmart:-20
planch:26
plank:-19
plant:-26 and:25 for:-24 husband:-20 keep:-24 my:-20 wher:-20
plasm:-19
plat:49
platform:33
play:-18 a:25 and:30 game:24
playground:17
playlist:-16
pleas:14 know:-31 let:-23 me:-28 wher:-28
pledg:21
plenty:24 of:22
plom:-26
plot:-17
plug:33
plumb:-21
pm:27
pneumoni:-26
pocket:-8
poco:-35
pod:34
podam:-28
podcast:-4
podem:20
poder notarial:-21
podiatrist:-21
poem:14
point:-5 anymor:30 gun:21
pointless:21
poison:20 ivy:-23 magnet:-30
pok hole:21 in:21
pol:-22
polaris:11
pole:-10
polic:8 becaus:-25 cant:21 copy:-20 deport:22 i:21 if:21 me:29 report:-27 take:22 wont:31
polici:-10 no:-31
policial:-5
policy:-24
politic:-26
poller:33
polv:-17
ponc:-31
ponch:-21
pond:20
pone:23 y:25
ponen a:20
poner:-26
pong:-21
ponytail:24
pool:17
poop:8
pop me:27 out:34
por:7 a:-21 camar:21 casa:22 con:23 cuid:-21 de:22 deud:32 diner:-23 domestic:-34 dond:-21 el:29 empez:-21 en:31 espos:23 estoy:21 golp:24 hijo:27 los:23 me:26 mis:35 ser:23 sirv:-21 teng:20 ticket:-34 una:35 vend:23 ventan:25 y:27
porch:19 them:-24 who:-39
porn:35
pornografi:4
porqu:25 cer:-26 el:23 es:-21 la:-26 muy:-21 no:28 quier:28 tiend:-26 tim:-21 ya:28
port:7
portland:-31
pos:14
pose:-15
position:19
pospart:-16
possession:4
post:14 a:29 about:27 address:32 black:23 goodby:32 her:27 me:40 nude:-40 on:38 onlin:29 pictur:-29 that:23
postin:22
postpart:-14
postpartum:-4 and:28 depression:-24 of:-23 scar:-23
pot:-20
pothol:-36 my:-27 on:-27 street:-27
potty:-23 train:-25
pound:-6
pour:36 gasolin:25 me:23 my:22 on:22 the:25
poverty:-19
power:-25 chair:32 got:26 went:-23
ppd:-6
ppo:-6
pr:9
practic:-28 even:-23 every:-23 my:21
pray:27 me:24
pre:-31 que:-26
preach:34
preci:-36 de:-28 la:-26
predator:24
predatory:-17
preemi:21 in:32
preescol:-13
prefier:21 muert:20
pregnancy:-18
pregnant:-12 again:-23 blood:28 boss:-21 boyfriend:23 by:33 cant:29 dont:-34 from:28 he:34 homeless:23 in:-31 me:22 meth:-30 mom:22 no:-34 now:23 on:-26 outsid:27 plac:-35 put:26 safe:-29 said:22 scar:-41 sleep:22 so:22 teen:-20 to:-32 want:-34 with:-21
pregunt:16
preguntarl:-20
prek:-18
premium:-7
prenatal:-26 visit:22
prep:-20
prepaid:-24
prepar:-16
preschool:-15
prescription:-34
present:-34
presion:-11
press:25
pressur:-10 at:-23 gave:27 high:-23 i:34 into:21 me:26 over:26 sex:21 until:34 was:-22
prestam:-29 mi:-24 nombr:-24
presupuest:-24
pretend:23 my:28
pretty:-15 normal:-21
prevencion:12
prevent:-23
prevention:-7
pric:-17 list:34
prid:-16
priest at:26 me:29
prim:12 bebe:-24 en:25 llev:25
primari:-21
primary:-15
primeriz:-22
print for:-29 form:-22 on:24
prision:23
prison:4 help:-27 kid:28 my:27 releas:-34 visit:-22
priv:-12
privat:11 the:24
pro:-22
probat:-20
probation:-18
problem:-32
produc:10
product:-7
prof:28 de:21
professor:16 my:21
profil:-18 me:28
program:-9
prohib:20
project:-17
prom:-26 on:31
promet:16
prometi:24
promis:16 and:24 in:22 now:23
promot:-24
promotion:-23
proof:-23 i:29
prop:4
propan:8 empty:-27 help:-26
property:-15
propi:19 casa:25
propiedad:23
propin:-16
propos:-32 at:-22 me:-22 to:-22
proposit:25
prostibul:23
prostitu:37
prostitucion:36
prostitut:45
prostitution:32 i:21 was:23
proteccion:-15 en:-23
protectiv:20
protocol:-16
proud:-29
prov a:23 abus:32 emotional:27
providenc:-15
prueb:-12
ps5:-12
psicolog:-39
psicologic:12
psiquiatr:-14
psych:21 medicin:-30 ward:35
psychiatric:-14
psychologist:-23
pt:11
ptsd:-8 therapy:-24
puberty:-25
public:-8 en:22 hous:-22 mis:-27
puebl:-18
pued bebe:-20 carg:-27 cuid:-20 donar:-21 esta:20 gas:-21 hoy:25 llev:-24 mas:36 nada:-27 renunci:22 respir:22 ropa:-21 tener:-20
puent:31
puert:9 cuand:25 se:25
puest:-8
puff:7
puk:24
pukin:13
pul:11 a:35 and:24 by:23 for:-21 hair:28 in:27 knif:30 muscl:-30 my:33 off:24 out:23 the:21 to:29
pulg:-13
pull:26 hair:39 my:39 out:21 ups:-29
pullin:18
puls:35 a:20
pump:-16
punch:34 and:22 by:21 hole:21 me:38 pregnant:20 the:20 wall:37
punish:32
punishment:41
puno:13
pupil:21
puppy:-26
pura:8
purg:-17
purpl:26
purpos:55
purposely:31
purs:7 my:25 on:-26 the:-22 train:-26
pus:20
puse:15
push:36 date:-25 down:21 me:27
puso:59 a:25 mi:25 un:22
put:16 an:28 app:25 at:25 box:27 camer:43 child:-22 gun:24 hand:31 head:21 kid:-26 like:25 me:24 mouth:20 of:36 off:-30 out:32 someth:33 track:27 under:24 up:23 us:29 vid:21 wed:22 wher:28 with:35
puzzl:-21
qualify:-32 anyth:-23 for:-22
quarry:13
que:10 abus:24 acab:25 acerqu:-22 acuest:20 algui:26 ayud:-20 cal:22 cambi:-24 comer:-23 como:-20 con:30 despu:26 es:23 fue:20 gano:21 hombr:21 hoy:22 ir:-35 llam:27 morir:21 otro:31 pa:27 papel:-30 pedi:26 que:24 quier:26 rastr:30 regres:-21 sigo:22 soy:24 su:29 teng:-20 tia:-24 tien:21 tomo:-24 tuve:-34 va:29 viol:24 voy:37 yo:39
quebr:-22 el:29 para:25
qued:-10 a:-21 bebe:-21 hijo:-30 la:-20 mis:-30 ropa:-27 sin:-35 sola:21 ties:27
queen:-14
queer:-6
quej:-19
quem:5 cigar:22 con:31 el:24 mi:21
quer:28
queri:32
quest:-19
question:-15
quick:26
quiebr:22 los:21
quien:-5 al:-21 cuid:-24 dejar:-27 habl:-32 recib:26
quier:9 acab:22 acuest:20 aprend:-20 aqui:29 bebe:-45 cort:24 dej:26 del:32 denunci:-25 desaloj:-23 divorci:-25 embaraz:-38 escap:26 estudi:-20 huir:23 irme:21 lleg:26 mat:29 matar:40 me:36 mis:-26 mor:22 morir:41 pagar:-24 papel:-22 pero:25 qued:-30 sacar:-25 sal:30 segu:26 separ:32 siempr:24 tener:-23 trabaj:-26 un:-34 una:22 vida:25 vivir:26
quiet:16
quilt:-20
quinc:-6
quinceaner:-25
quis:38 la:24
quisier que:22
quist:-17
quit:13 a:-23 and:38 bebe:-30 befor:-24 celul:31 del:24 diner:29 el:39 en:24 he:30 hija:-25 hijo:-29 lo:25 medi:26 nina:-24 or:23 papel:28 pasaport:30 patch:-20 que:25 she:30 sin:30 smok:-26 telefon:25 the:-26 to:27 todo:21 vida:33 y:51
quiz:-20
quot:18 a:21
ra:19
racial:-13
racism:-18
racist:-19
radi:29
rage:30
raid:23
rail:26 back:20
rain:13 on:21
rainn:-5 org:-21
rais:-24 becaus:26 by:-28 family:-20 hand:27 herself:-28 his:24 me:-28 need:-24 the:23 their:23
rait:7
raleigh:-6
ramen:15
ramp:-13 for:-20
ran:29 a:21 at:27 from:22 home:-34 track:20
ranch:16
random:16
rank:12
ransom:19
rap:62 a:28 at:26 can:24 hospital:20 in:37 me:23 on:33 what:28
rape:84 counsel:26 do:22 help:26 in:23 kit:25 no:24 support:22 survivor:22 who:25
rapes:-18
rapid:-29
rapist:42 my:23
rara:24 en:22 mi:22
raro:21
rash:-12
rastr:-4 con:20
rastreador:7
rat:12 is:-21
rate:-21 for:-20
rath be:22 dead:22
ratit:15
rato:27
raton:-39
rattl:31
rattlesnak:36 bit:24 my:24
rave:24
raw:19
razon:5
razor:10 a:20 blad:20 in:23
re:-14
reaccion:28
reach:36 me:28
reaction:18
read below:-22 bet:-20 email:30 from:45 grad:-22 he:23 they:21 to:-26 when:33
ready:23 give:23 go:29 to:31 up:23
really:6
realtor:24 client:20
rear:-23 end:-21 on:-21 the:-21
rearrang:25
reason:41 live:22 to:28
rebuild:-12
recall:-31
receipt:32
recently:-17
receptionist:-5
recertification:-21
recess:23
recet:-29
reci lleg:-31
recip:-43 food:-21
reclam:7
recog:17
recogniz:-8
recomendacion:-25
recommendation:-26
record clean:-28 i:-27 my:23 nak:25 to:26
recovery:-9
recruit:43 about:20 lied:20 my:31 on:24 took:20
recuerd:21
recuperacion:-23
recycl:-33
red:7 and:24 our:30 tag:34
reembols:-23
reentry:-20
ref:-22
referenc:-27
refill:-25
reflection:19
refrigerador:-21
refrigerator:-20
refug:-8 help:-21
refugi:-10 abiert:37 acept:-22 cerc:22 con:-32 el:-21 en:-35 mis:-26 mujer:-22
refuji:-21
refund:-38 got:-20 it:-20
refus:21 to:20
regal:-20 cosa:25 para:-24 sus:24
regist:-6
register:22
registr:-29 mi:-22
registration:-33
registry:8
regl:-32
regres casa:21 de:23
regression:-17
regret:25
regul:-9
rehab:-11 and:24 baby:-27 me:25 no:24 take:-25 that:-25 women:-23 work:28 wv:-21
rehabilitacion:-21
rehe:24
rehom:16
rehous:-16
reject:22
relacion:37
relationship:46
relativ:25
relay:28
releas:18 date:-40
relief:-12
reliev:19
religious:18
relocat:-32
remarri:-29
remedy:-26
rememb:11
remot:17 control:-40 into:27 my:27
remov:8 condom:30 phot:-24
removal:-20
renew:-32 card:-22 green:-22
renewal:-29
reno nev:-22
renov:-27
renovacion:-14
rent:-21 a:-23 body:21 im:-20 me:40 month:-22 my:27 out:30
rental assistanc:-25
renunci:16
repa:-25
repar:-23
reparacion:-26
repart:-18
repeat:33
repent:15
replac:-29
replacement:-34
repod:-26
repon:-28
report:24 anonymous:24 copy:-20 cps:28 for:38 incom:-22 my:20 on:-30 polici:-28 pothol:-27 to:-28 train:-24 what:25 wher:22
repos:-31
represent:-29
request:-8
requir:-29
requirement:-24
requisit:-25
rerun:-27
reschedul:-13
research:-5 on:-32
reserv:-14
reservation abus:32 and:26
reset:-19
resettlement:-21
residenci:-13 por:-29
residencial:-15
resident:26
residential:-18
resourc:-20
respet:-6 la:-26 orden:-26
respir:45 bien:25
respit:-37
respond:32
respons:-21
rest:-24 area:26
restain:-26
restaurant owner:26
restrain:16 for:32 he:28 help:-21
restraint:-27
restran:-20
restriccion:15 contr:-30
restrict:28 report:30
restroom:-11
resturant:-14
result:-17
resum:-42
retak:-26
retir:-32
retirement:-19
retrain:-22
retreat:-8
return:-5 and:28 to:-21
reunification:-21
reunion:-6
reveng:-28 porn:-26
revers:6
review:-12
revis:11 mi:-24
revision:-19
revolv:26
reye:-17
rez:5
rhod:11
ri:-5
rib:45
rice:5 bean:-21
rich:22
rico:-6
rid:21
ride:-15 and:36 dialysis:-32 for:-26 no:21 tonight:-29
ridg help:-26 sd:24
ridin:29 the:20
rifl:8 y:23
rig:27
right:-4 at:-22 ice:-21 in:22 now:37 when:-25 with:22 work:-22
rincon:19
ring he:27 login:23 on:33
rio:30 y:24
rip:32 and:25 my:36 out:32
ris:24
risk:-10
river:31
riversid:-19
roach:-16 everywher:-23
road:40
roast:-28
rob:-37 mis:-25 that:-22
roba:17
roban:-23
roblox:5
robo:-27
rochest:-12
rock:-6
rod:20
rode:21
rodil:-17
roja:-7
rol:15 on:37
romantic:-29
rome:25
romp:27 la:29
rompi:29 celul:21 de:23 el:-21 la:28 mi:23
ronc:31
rond:28 casa:21 mi:21
roof and:23 he:32 in:27 leak:-29 not:29 of:31 park:24 tonight:21
roofi:51 a:24 at:34 bar:28
room:28 all:21 and:22 bus:25 camer:24 hour:29 im:22 last:24 me:21 no:24 now:26
roomat:7 her:-20 keep:30 let:-20
roomi:13
roommat:7 a:34 boyfriend:38 climb:22 ex:28 food:-34 has:24 her:33 in:30 is:26 let:29 lock:29 me:31 out:-27 took:26 wont:-21
root:-6
ropa:-5 cobij:-25 mi:22 ya:-21
rope:27 for:-29 garag:29 he:23
rosa:-21
rose:12 my:27 on:30
rot:29
rota:14
roto:-5
roug:6
rough:27 my:28 with:33
round:15 by:20 the:22
rous:25
rout:9 he:26 with:23
row:29
rrent:-19
rsv:22
rub:51 me:26 my:33
rug:-10
ruid:-23
ruin:14
rule:-16
run:9 and:29 every:-25 food:-24 from:21 he:21 how:-26 me:29 mile:-25 my:29 on:-22 our:20 over:25 sunday:-22 thre:-25 to:-26 who:-21
runaway:9 brid:-25 hotlin:-34 need:24 plac:24 safelin:-25
runnin:13
rural:-10
rush:-31
russi:24
rv and:25 he:34
sa:28 survivor:27
sab:-23
sabe:22 dond:23 mis:31 vivo:24
saben:-15
saber:13 mi:24
sabotag:29 my:28
sac:9 casa:-27 del:21
saca:-20
sacan:29
sacar:-19 la:-23
saco:9 orden:-35 una:-31
sacrament:-28
sacud:25 cuand:24
sad:-16 after:-20
safe:7 around:-40 for:-25 from:26 hous:65 i:22 my:33 park:25 sleep:-34 tonight:39 way:35
safehous:15
safelin:-27
safelink:-16
safely:24 with:29
safest:27 to:26
safety leav:35 plan:61
said:34 back:37 be:21 bye:21 daddy:26 friend:29 get:36 hap:28 hell:22 id:20 im:24 in:20 like:24 make:21 monday:24 name:30 noth:23 off:24 ok:20 pay:24 she:23 sleep:21 sorry:22 take:25 then:30 very:-20 what:27 with:33 wont:26 work:27 your:28
saip:-10
sal:13
sala:12
salari:-19
sale:-6 de:23 del:28 me:26 sangr:28
salen:-9
salg:33 del:28 hoy:22
sali que:23
salim:25
salin:5
salir:10 casa:26 de:21 sola:29 tempran:-28
salon no:26 to:-21
salt:-7
salud:-28
salvacion:-16
salvador:-29
salvation shelt:-29
same:4 a:29 address:-22 car:28 cloth:30 day:36 for:-22 in:30 man:28 son:-21 ten:-22 truck:24
samhs:-21
samo:11
sampl:-14
san:5 my:34
sand:10
sane:42 exam:29 nurs:42
sangr:20 embaraz:24 estoy:29 me:21 much:30 por:28
sanitary:-16
sanitiz:24
sant:-37
saqu:-27
sat:-8 chest:27 me:29 my:30
saturday:-5
sauc:-6 in:31
saun:-5
sav:-6 my:30 up:40
savannah:-18
save:-7 money:-23 of:31
saw:35 him:23 in:30 it:29
say:33 19:22 4:30 an:22 below:-22 brak:-20 bury:28 but:28 by:21 bye:21 call:32 debt:27 deport:-32 devic:21 does:28 everyon:25 for:39 good:22 ice:37 ill:25 im:22 in:26 judg:29 jump:26 liv:20 lose:21 mean:21 money:24 more:21 on:23 only:26 or:27 part:23 pay:35 pet:-25 polic:29 pray:20 property:26 read:-22 rent:21 say:21 slap:21 sorry:29 still:33 tell:21 time:27 today:30 tomorrow:28 tonight:26 touch:24 walk:31 who:24 why:30 wife:23
sayin:30 i:21
sba:-12
sc:-24
scal:-22
scald:35 feet:22
scam:-20 money:-21 now:23
scar:27 and:25 boyfriend:22 c:-23 dad:24 for:29 going:25 he:29 him:28 his:24 home:32 husband:30 kid:39 me:34 own:26 tell:-29 what:36 when:22 will:21
scard:23
scarf:33
scary:26
schedul:-16 chang:-22 every:-22 week:-22
scholarship:-35 girl:-22 my:-21 over:-24
school:-20 3:-22 at:-23 bathroom:24 beat:32 board:-27 cal:-30 chromebook:25 cloth:-24 cross:-24 diplom:-24 district:-26 do:-21 drill:-24 got:-21 grad:24 help:-21 her:-27 in:35 job:-26 keep:22 need:-23 now:33 nurs:31 or:20 read:-22 stop:-24 they:-23 to:36 we:26 women:-27
scienc:-8
scissor:29
scor:-11
scout:-17
scrap:-26
scratch:17 my:31
scre:-11 a:23 brok:-22 i:-21
scream:18 and:32 beat:22 deal:-30 every:29 her:22 hit:31 is:25 kid:-23 me:23 my:-25 stop:24 that:24 then:22 toddl:-21
screen:-28
screenshot:4
sd:7
se:9 acerqu:-27 acuest:24 ahog:30 aprovech:25 basement:22 braz:26 cans:-21 car:-22 casa:-33 cayo:27 cier:27 como:33 con:36 conmig:23 cort:33 cuent:26 desangr:25 desmay:22 desplom:25 dond:-25 duerm:24 empez:-21 enoj:22 enter:25 escap:-27 escond:23 esta:26 hinch:-27 le:39 luz:-25 matar:33 me:-32 medi:22 meti:23 morir:24 mur:22 muri:-29 no:25 paso:22 puso:29 quem:-28 quis:26 quit:28 subi:21 toda:20 tomo:27 trag:21 un:38 y:22
sea:-31
seal:-19
search:15 how:26 is:23
season:-18 win:-24
seasonal:-8
seat:-11 all:28 cant:22 day:28 for:-22 free:-21 i:31 so:25
seattl:-6
sec:-11
seca:-18
seccion:-26
second:6 baby:-21 chanc:-21 fath:-22 the:-21
secret:23 address:29 for:-27 game:24
secretary:24
secretly:38
section:-28
section8:-20
secuestr:-15
secundari:-17
security how:-27 numb:-22 offic:-24 shov:24
sedat:27
see:17 a:31 at:21 boy:-26 car:25 dad:23 doctor:20 everyth:24 family:20 foot:29 friend:21 futur:26 go:-24 her:23 his:23 im:32 in:27 kid:-23 me:30 more:24 my:-33 same:26 son:-21 text:-28 them:23 through:23 to:24 wher:30 you:33
seem:9
segu:30 de:-21 mi:-21
seguimient:-25
segund:19
segur:-26 en:24
seguridad:20
seis:-18
seiz:53 ten:21
seizur:25 stop:24 wont:24
sel:45 me:32 my:22
self:20 cut:28 defens:-22 harm:27 petition:-26 urge:24
sell at:-24 build:-22 farm:-21 market:-21 me:49 my:-25 myself:24 school:21 them:-33 us:30
sellin:-12
selm:-19
seltz:28
seman:13 dond:-22
sena:-18
send:17 a:29 back:27 daught:25 heart:23 let:21 me:34 money:-35 nude:25 pic:23 pictur:26 vide:25
sendin:8
senior:-36 abus:-26 is:26 pin:22 to:-24
seno:-9
senor:30 compr:21 en:30 mayor:25 me:21
sensory:-29
sent:34 him:24 no:24
sentenc:25
senti:16
sepa:8 que:28
separ:25
separat:-14 divorc:-21 line:-24 phon:-24
separation:-14
sepsis:23
septic:-5 tank:-21
ser de:-23 en:-22 voluntari:-22
sergeant:23 me:22
seri:-19
serious:10
seroquel:14
serv:-20 and:30 the:-24
servant:20
servic:-6
servici:-30
sery:-31
session:14
set:5 fire:25 for:-27 my:34 pric:30 trap:-22
settlement:7
seven:-10
seventh:30
sew class:-20 they:21
sewer:-21
sewn:21
sex:33 against:25 baby:-28 class:-22 for:41 in:23 me:20 my:27 or:22 rent:30 stuff:26 to:36 whil:-20 work:42
sexaul:-26
sexist:-10
sexo:36 no:30
sextort:14
sextortion:16
sexual:36 abus:30 assault:43 group:21 harassment:-46 health:-29 joke:-29 traum:25
sexually:36 by:24 harass:-46
sexualment:33
sexualy:36
sexy:20
sgt:21
sh:27
shadow:10
shak:51 baby:24 i:25 the:24 when:25
shakin:33
shaky:-17
sham:30
shamp:-21
shap:39 on:27
shar:-17 a:-28 bed:-24 custody:-28 hous:-34 room:-25
shark:10
sharp:-12
sharpen:-20
shatter:-9
shav:-6
she:26 14:21 after:-21 and:32 baby:31 beat:23 been:22 below:-22 black:24 bleed:20 brok:27 can:28 come:28 cover:24 cry:23 date:25 done:30 drank:21 drug:23 ear:20 fell:35 get:-22 give:29 herself:24 home:25 hospic:22 i:23 like:-22 lock:26 look:30 mad:22 meth:22 mov:24 nanny:29 not:33 pee:25 rap:26 read:-21 school:-29 seiz:20 she:20 sit:23 so:23 speak:24 stay:-24 stepdaught:-29 still:29 stov:-24 such:-22 through:30 throw:21 took:33 turn:24 up:29 use:-27 vomit:22 walk:-21 want:33 when:24 with:23
shed:20 a:21
sheet:28
sheld:-16
shell:26
shelt:-5 abus:-25 alask:-22 beach:-28 becaus:24 bed:39 bois:-29 bowl:-27 boy:-29 bus:30 but:25 cat:-25 dc:-21 de:21 do:27 else:24 fall:-36 fresn:-22 full:42 green:-32 has:26 hour:-23 i:35 im:25 in:-32 interpret:23 is:27 kid:-25 knoxvil:-21 la:-34 las:-23 let:21 lewiston:-21 lost:31 moth:-22 nc:-21 need:-25 new:-22 no:37 not:20 now:39 omah:-26 over:25 peopl:25 por:23 pregnant:-20 said:25 say:24 sioux:-29 so:24 son:-29 texas:24 they:21 tonight:60 us:23 volunt:-20 what:35 will:26 with:-25 without:31 women:21 wv:-27
sheltr:-8
sherif:21
sheriff:19 came:28
shift:-8 else:-25 end:21 in:24 someon:-25 to:-25
shin:21
ship:33
shiver:20
shlet:-18
shock:44
shoe dont:-21 for:-32 i:23 so:26 the:24
shook:54 baby:40 my:33 the:33
shoot:17 a:-20 my:29 myself:23
shop:-5 cart:28 job:-29
short:-21
shortag:-8
shot at:31 car:28 dog:22 for:-26 himself:32 shot:-26
shotgun:12
should:7 do:-31 first:-31 it:21
shouldnt:22
shout:7
shov:43 me:30
show:10 am:29 as:28 at:45 cant:20 everywher:42 he:28 him:20 his:38 hous:23 i:23 in:21 is:21 me:37 my:56 open:26 shak:24 thing:22 to:29 up:32 was:-32 who:21
shower:32
showin:30 my:25 up:25
shreveport:-18
shrimp:30
shut and:32 door:-23 in:25 it:26 on:-32
shutoff:-17
shy:-30
si:31 denunci:24 es:25 habl:37 le:25 lo:25 me:35 no:22 tien:35 tomo:22
sibl:14
sick:-17 and:-24 day:-30 my:22 we:26
sickl:5
sickness:-28
sid:-7
sida:5
side:20 of:23 sell:-21 talk:24 the:37 we:-21
sidewalk:36
sido:-12
siempr:34
sient:9 de:29 en:24 que:26 sola:-28
sign:10 a:-22 and:27 contract:22 divorc:-24 it:27 me:26 paper:-21 they:20 up:-23
signal:28
signup:-12
sigo:26
sigu:53 a:26 desd:24 el:23 part:21 toda:21
sigui:23
siguient:-24
sil:15 car:-24
silent:48 treatment:30
sillon:-45
silo:27
sim:8 card:21
similac:-28
simpl:-27
sin:20 agua:-35 consentimient:26 dond:28 dorm:24 en:29 enter:22 esta:26 hoy:23 me:24 mi:39 nada:31 ni:29 no:21 noch:26 paga:21 pago:24 papel:-25 ropa:26 se:26 sin:38 sueld:22 y:27 yo:21
sinc:7 15:22 a:-36 and:22 baby:-34 came:-32 cant:24 four:-32 friday:23 her:23 his:25 it:27 me:34 party:29 stop:23 sunday:22 was:-36 we:32 with:26
singl:-22 day:24 moth:-22 need:-20 of:-33
sir:7
siri:6
sirv:-8
sirvient:18
sis:35
sist:9 after:28 away:26 cloth:-21 come:24 down:20 goodby:26 got:34 in:24 it:21 leav:25 on:24 post:22 run:-29 say:22 sold:28 someth:23 threw:25 up:21 want:-22 work:30
sit:21 a:23 behind:20 car:22 dark:22 daycar:28 er:23 garag:20 mcdonald:22 me:33 my:35 outsid:30
site and:24 the:26
sittin:19
six in:-28 liv:-28 year:22
sixty:9
size:-24
skat:21
skid:21
skill:-16
skillet:30
skim:-16
skin:20 and:24 bone:22
skip:22
skirt:34
skull:31
slam door:-28 head:33 me:36 my:42 on:22
slap:36 baby:25 her:28 me:33 my:25
slash:46 and:20 my:27 tire:41
slat:-20
slaughterhous:11
slav:16
slavery:34
slay:-18
sleep:22 6:-23 air:-23 airport:27 an:-23 and:26 apne:-23 at:25 behind:29 bus:39 cat:32 chick:24 church:26 couch:-36 crib:-25 dog:26 floor:35 forev:21 got:21 he:22 her:23 hond:21 hospital:26 hous:24 in:30 insid:-21 is:22 laundry:20 like:21 machin:-23 men:25 month:-24 no:26 park:33 pay:28 pregnant:-23 same:-33 so:23 stop:27 storag:27 ther:27 they:26 tip:-24 toddl:-27 tonight:-26 train:-24 truck:29 when:28 wher:27 with:32 work:27
sleepov:-13 and:22
sleepy:40
sleev:23
slept:29 a:-27 at:23 full:-32 in:39 laundromat:21 me:25 night:-24 on:25 the:29 with:35
slic:21
slid:-21 in:-22 off:23 the:23
sling:9
slip my:33
slit:27
slow my:-20
slumlord:-14
slump:26
slur:24
smack:34 me:29 my:22 phon:22
small his:26 school:-22
smash:29 phon:22 the:32 tv:25
smear:-6 i:28
smel:29
smell:14 and:27 his:21 in:-29 never:25 strong:33
smellin:13
smil:29 at:23 the:26
smok:-19 after:-28 baby:-24 befor:-24 chirp:-21 fire:-26 free:-20 my:20 patch:-21 the:-28
smoth:9
smth:12
smuggl:46 i:23
snack:-6
snap:-26 app:-26 for:-26 map:30 me:21
snapchat:33
snatch:24
sneak:12
sneez:-23
snitch:26
snor:-29 after:29 sleep:-31 weird:22
snow:19 boot:-36 com:26
snowstorm:28
snuck:25
so:-9 annoy:-25 at:-25 back:22 bad:39 blood:28 boyfriend:-22 cal:-20 cant:45 clinic:-21 clos:-20 cold:24 come:21 cool:-30 cute:-36 daycar:-20 dog:-27 dont:22 driv:21 ear:28 ex:-21 far:33 fast:-25 fath:-20 find:20 get:30 got:-25 had:-22 has:-20 hell:24 him:23 husband:-30 id:49 ill:27 im:33 it:37 just:-21 keep:26 leav:28 let:-26 long:-22 make:26 more:22 nobody:29 one:25 our:-22 out:21 propos:-22 proud:-29 rear:-22 run:25 rush:-22 sad:-25 scar:27 she:20 sleep:27 son:-21 stay:33 still:24 strong:25 surgery:-23 turn:-21 uncl:-22 was:-21 wont:28 work:27 wouldnt:29
soak:19 every:21 pad:23
sob:27
sober with:-22 women:-23
sobr:-29
sobredosis:22
sobrevivient:6 de:27
sobri:-18
sobriety:-7
sobrin:26
socc:-34
social:-17 come:-24 for:-26 my:-23 need:21 numb:-22 offic:-24
society:-19
sociology:-26
sock:8
socket:32
soda:-4
sofa:9
soft:-5 spot:22
softball:-17 coach:26
soga:27
sol:28
sola:-8 el:25
sold:35 by:22 me:36
sole:-11
solicit:-15
solid:-13
solo a:24 el:22
solt:23
solter:-26
somali:-11
some:-11 keep:27
somebody:19 from:28 get:22 talk:-21 the:22 watch:24 with:-21
somehow:22
someon:18 at:23 brok:-24 camer:25 credit:-31 else:-21 fake:20 find:27 follow:23 is:40 list:-27 open:-21 put:30 stol:-23 talk:-31 to:-22 touch:22
someth:28 different:-24 her:21 wrong:29
sometim:-5
somewher:7
son 15:23 am:29 bet:-20 burn:34 camp:-24 daycar:29 everyth:-25 fight:-24 from:33 glass:-21 grand:-21 how:23 i:22 las:33 mark:29 me:31 my:31 need:-22 push:22 put:28 show:27 sleep:-24 social:30 suicid:26 take:29 ten:-25 the:24 they:28 to:23 took:-35 us:28 visit:25 want:25 was:-33 when:26 with:20 women:21 wont:28
song:-31
sonogram:-17
soon:28 can:-37 the:23
sord y:20
sorder:-21
sore:-9
sorority:28
sorry everyth:29 im:26 long:-24 now:-32
sospech:15
sotan:7
soul:14
soup:-13
sourc:-34
south:-32
soy ama:-22 casa:-22 estoy:-33 lesbian:-30 mayor:28 propiedad:20 sord:20 su:20 un:21
spa:34
spac:-31
spanish and:-21 at:-28 home:-28
spank:29 a:36 her:22 like:27 me:25 with:27
spat:27
spay:-31
speak good:22 he:20 home:-28 me:28 my:24 our:-26 spanish:-24
special:8 need:-20
speech:-24
speed:-18
spel:-32 bee:-21
spik:25 drink:22 seltz:27
spil:-4
spinal:-14
spiral:30 fractur:29
spirit:-23
spit:13 a:-29 and:21 in:29 lot:-29 me:30 my:29 on:31 up:-29
splash:8
splint:-19
split:-15
spoil:-22
spokan:-25
sponsor:9 a:-28 me:-32
spoon:24
spot after:-24 and:23 on:-27
spous:6 abus:24 me:23 on:22
spousal:16 abus:22 support:-26
spr:-30
sprain:-8
spray:9 and:27 with:21
springfield:-29
spurt:-9
spy camer:-22 me:-31 on:-31
spywar:14
squar:28 up:27
squeez:27 my:21 to:28
squirt:28
ss:-32 card:-26
ssdi:-25
ssi:-10
ssn:-22
st:-23
stab in:-35 my:-25 pain:-33
stabl:-17 hous:-21
staff:21
stain:-33
stair:-6 and:24 by:22 pregnant:24
stairwell:34 my:23
stalk:49 a:30 got:26 how:34 me:30 new:28
stall:23
stamp:-30 i:-20 me:25 my:23 off:-22
stand he:22 on:25 outsid:36 overpass:22 the:43 yard:27
star:9
start:-23 3:-20 kindergart:-20 look:23 me:25 what:-23
starv:12 and:24 my:22
stash:27
stat:-18 he:39 kid:-22 my:-26 say:22 with:-25
station:24 baby:21 my:26 say:29 with:28
statistic:-33
status:-30
statut:-6
statutory:12
stay:8 aliv:30 and:38 anoth:24 away:-29 car:-33 from:24 him:25 home:-28 i:20 kid:-30 mom:-31 my:-31 on:-23 parent:-27 past:24 put:21 school:-29 sum:28
std after:23
steal and:34 my:25
stealth:34
step:17 got:22 mom:22 my:33 on:30 program:-25 when:26 with:21
stepbroth:37
stepdad:31 broth:31 friend:22 let:23 make:22 my:30 threw:28
stepdaught:-6 the:32
stepfath:33 and:21 at:24 look:24 me:28 my:24
stepmom:38 me:30 out:20
stepson:15
sti:-10
stick:-5
sticky:25
stiff:24
still:24 a:20 at:28 cut:22 do:26 find:25 here:27 if:25 in:21 kit:22 lock:23 owe:22 ther:24 work:-33
stillbirth:-6
stillborn:-23
stimulus:-31
sting:22
stitch:17 say:25
stock:27
stockpil:21
stockton:-24
stol id:-32
stomach:41 5:22 month:22
stomp:5 my:35
ston:12
stood:-13
stool:9
stoop:23
stop:16 after:33 at:27 bleed:27 breath:33 com:26 cry:-33 die:25 drink:-46 every:24 eviction:-21 ex:37 far:-24 friday:26 from:38 girl:28 him:26 kid:-22 let:-22 me:36 minut:23 mov:38 my:41 now:28 on:29 pic:25 say:22 send:25 shak:24 smok:-30 sweat:26 think:31 using:-25 wait:20 want:21 when:34 with:27
stor all:25 for:20 money:23 my:-28 thing:-26 to:25
storag:-7 for:-24 leav:26
storm:-6 damag:-27 our:-21 roof:-21
story:-20 time:-22
stov:-22 can:-21 i:-22 on:-20
str:25
strang me:31
strangl:19 and:21 hoars:22 hors:-22 i:25 in:-27 me:34
strangulation:39
strap:22
strav:13
strawberry:-12
stream:-23
street:16 again:30 my:24 permit:-32 tonight:26 with:36
strep:-33
stress:-36
strict:-24
strip:13 club:22 job:-36 lock:20 take:22
strok:-5 her:20 luck:-20 my:20 of:-20
strol and:21
stroll:29
strong and:21 heart:-28
strongheart:-30
struggl:-28
stuck:20 him:26 my:-24 throat:23
student:5 and:24 campus:24 debt:-37 in:35 loan:-25 my:26 nurs:-20 on:27 say:20
studi:4 me:24
study:-31 abroad:20 for:-22 group:-22
stuff:16 and:28 at:24 curb:21 from:-21 is:24 me:23 out:28 phon:21 to:32 trash:27 with:24
stuffy:-29
stung:32 and:22
stupid:35
su:18 en:24 espos:22 hijo:37 la:31 me:20 propiedad:20 se:23
sub:-37
sube:29
subi:5
subir:25
sublet:22
submit:27
subo:-33
suboxon:-18
subscription:-35 a:-23
subsidiz:-19
subsidy:-17
substitut:-18
subway:24 and:22
success:-10
such:-38 a:-28
suci:23
sucid:36
sucidal:43
suck:-7 in:26 punch:-24
sud:8 en:-27 la:-27 noch:-27
suddenly:26
sue:-8 for:20
sued:-21
suegr:-6 espos:23 mi:30 pega:28 tien:22 vien:-20 y:29
suel:-16
sueld:-6
suelt:23
suen:7
suffocat:8
sufr:16
sugar daddy:21 me:22 my:22 wont:21
suic:27
suicd:41
suicid:57 and:22 i:27 line:24 prevention:37 want:22
suicidal:82 insuranc:29 kid:22 no:29 with:30
suicidi:36
suing:-22 me:-20
suitcas:32
sum:-20 do:-21 free:-27 job:-25 lifeguard:-25 program:-21 to:20
summon:-15
sumthin:24
sunday are:-21 here:-23 out:-22
sunglass:22
sunk:19
sup:21
super:-6 bowl:22
supervis:-10 he:24
supervisor:-9 la:23 me:-33
supo:24 direccion:23 mi:23
suport:-36
supply:-19 closet:25
support:-27 offic:-20 wife:27
suppos:19
sure:6
surf:19
surgeon:11
surgery:-29 my:-27 on:-20 wrist:-21
surpris:-31 party:-23
surviv:-11
survival:15 sex:24
survivor:36 for:-28 of:24 support:31
sus:27 la:25
suspect:25
suspend:-26
suya:12
svu:-14
swallow:40 and:21 bleach:23 my:27 on:23 pill:35 the:21 whol:20
swap:-28
swat:-7
swear:-7
sweat:10 at:-31 night:-31
sweatin:23
sweep:27 my:23
sweet:-12
sweetest:-29
swel:40 shrimp:23
swell:-31
swept:-10
swerv:28
swim:-14 lesson:-24
swing:12 at:27 me:27 round:20
switch:-43
swol:-7 and:25 cant:31
swung:33
symptom:-6
syndrom:-14
syracus:-5
syring:-5
syrup:29
system:22
t:27 visa:34
ta:48 y:22
tabl:14 and:29 every:30 to:25 when:24
tablet:5 all:-30 dad:26 day:-30 long:-30
taco:-34
tacom:-25
tag:5 my:30 on:26 our:30 with:24
tahirih:-21
tail:26 light:-21
tailgat:17
tak medicin:29 new:-20 off:23 patient:-20
take:19 all:30 and:24 away:-33 back:-20 cat:-26 check:22 childr:-24 dialysis:24 dog:-23 dol:21 every:27 girl:26 gun:-22 half:22 he:37 id:36 minut:-23 mom:33 money:27 ninety:-23 no:26 old:-34 our:21 out:-24 own:-20 paycheck:43 phon:26 pic:25 pick:-36 pill:25 say:27 son:22 tablet:22 turn:-34 up:-36 us:23 walk:-26 women:31 work:-25 year:-22 your:22
taken:29 advantag:22 away:29 sleep:31
tal:-8
tale:-16
talk:15 and:22 back:23 boy:22 end:27 every:33 he:26 his:23 it:25 me:23 moth:-22 need:-20 of:34 sist:23 with:-30
talkin:5
tally:18
tamal:-30
tambi:4
tammany:-11
tamp:-22
tampon pad:-28
tanf:-22
tank:-15 and:25
tanqu:13
tant:5 que:21
tantrum:-27
tap:8 my:30 them:-25 to:22 togeth:-25 under:22
tapar:-9
tape:7 a:25 mouth:25 on:31
tapo:-8
tard:-25
tare:-29
target:4
tarjet:-6 de:-24
tarp:37 and:32 two:32
tast:21
tatt:4
tatto:27
tatu:19
tatuaj:-27
taught:-25 to:-22
tax:-41 is:-31
tb:-20
te:19
teach:11 cal:-35 hand:20 hit:23 im:23 lesson:36 let:-30 notic:20 sleep:32 small:-22 so:-23 son:-32 too:31 touch:27 with:36
team a:30 it:23
tear:21
tech:12 assault:20 me:24 por:23
teddy:20
teen:-8 class:-22 dat:23 daught:30 for:23 health:-23 job:-28 kick:-28 mom:-34 my:25 out:-28 plac:-21 suicidal:27 to:-24 want:31
teenag:-6 eat:-25 everyth:-25 is:32 me:27
teeth and:21 dentur:-22 is:-22 pul:-27
tel:46
tele:17
telefon:-11 que:24
telegram:17
telehealth:-22
telephon:16
tell:25 a:27 crazy:23 hurt:26 ice:22 if:-26 kid:26 my:26 or:22 put:25 school:29 snap:-25 the:26 who:27
tellin:33 me:25 to:22
temp:-4
templ:30
templat:-28
temporal:-20
temporary:-19
tempran:-34
ten day:-20 in:28 minut:31 wont:21
tenant:-4 right:-25 the:28
tenem:-16 dond:27
tener bebe:-32
tenerl:-19
teng:4 12:24 bochorn:-20 com:-39 comer:-24 como:-39 cuid:-21 deud:-25 dond:23 dorm:33 el:30 famili:-27 gana:21 hijo:22 hoy:26 las:28 mas:-24 mi:25 mied:33 pastil:28 pavor:28 plan:33 qued:31 rent:-29 segur:-32 tech:28
teni:-10
tent:31 by:29 the:-22 with:25
tenth:-6
terapeut:-23
terapi:-33
term:-20
termin:-14
terminal:20
terminam:18
terminat:-17
termination:-19
test:-28 at:-24 what:-26
testament:-14
testify:8
texas:-7
text:14 all:-21 at:23 daught:24 from:29 goodby:24 home:-28 i:37 kid:23 me:40 my:34 numb:23 sorry:29 thank:21 the:-21 threat:24 to:-21 what:28 when:37 you:28
textbook:-19
than men:-29 with:27
thank:-21 everyth:21
thanksgiv:-14
that a:23 abus:24 after:27 again:20 all:33 allow:-35 am:-25 and:27 back:25 com:21 death:35 dog:-39 give:-21 going:-21 got:24 have:-23 in:39 isnt:20 it:31 kill:-23 night:36 normal:-28 not:22 pet:-27 say:24 sleep:28 test:-23 to:-21 want:30 were:26
the:6 2:42 2day:26 3rd:22 5:-20 a:-21 abov:30 abus:26 address:-21 afternoon:-21 again:-22 air:23 airbnb:25 alert:23 alley:25 alon:32 am:20 appointment:-23 arm:22 army:-33 as:21 atm:27 attic:35 backpack:24 backseat:21 bank:-21 bath:24 beat:26 bedroom:30 been:24 befor:27 behind:34 belt:36 best:-20 betw:-21 bill:-35 binocul:28 birth:-24 black:-30 blad:34 blanket:26 blue:-21 bone:26 boss:22 bottl:26 bridg:23 bronx:-21 bruis:23 burn:21 by:29 cab:27 cabinet:26 cal:-35 cam:22 camer:23 camp:36 cane:21 cannery:-24 cant:23 captain:21 card:-28 care:29 carpet:29 casin:26 cattl:26 cent:31 chang:22 chart:-27 clean:20 coach:27 com:25 company:35 concert:-24 condom:40 contact:26 cool:30 corn:28 costum:-27 couch:-31 count:27 country:-25 court:23 courthous:26 coyot:21 crop:-23 cross:25 cry:35 curb:27 curtain:32 custody:21 deacon:24 death:-24 did:21 doorbell:21 dorm:28 dose:-20 drop:41 ear:26 ebt:-21 elderly:-20 elevator:36 er:21 even:-21 every:41 ex:24 family:23 farm:23 feed:25 fel:21 ferry:20 fight:28 find:20 finish:22 flood:-25 follow:25 free:-25 freeway:36 friend:23 fundrais:-20 funeral:-23 game:36 garag:25 gas:23 gate:32 girl:27 gone:27 got:-25 grain:21 grew:-20 grocery:28 hall:22 held:20 help:-26 hide:22 high:22 hol:24 hole:21 home:39 honor:-31 how:-40 hurt:23 im:25 immigration:25 iron:32 judg:-21 keep:31 kick:21 kil:-20 knee:22 knif:29 know:26 l:20 lady:38 laugh:25 ledg:29 life:36 littl:24 liv:33 live:24 look:53 lunch:-22 make:23 man:20 manag:34 mark:23 market:33 mat:22 mattress:32 messag:-24 metr:24 mile:28 minut:25 mold:-27 molest:23 mom:39 money:40 month:-26 motel:29 moth:28 mouth:31 movi:-22 nanny:23 need:-32 never:27 newborn:25 next:26 nightstand:24 nobody:22 noth:26 nowher:26 oil:30 old:-23 only:25 or:31 oven:28 overpass:33 padlock:22 pain:26 party:25 password:30 pc:23 pee:23 peopl:20 permit:-25 pew:22 phon:24 plat:31 platform:23 pod:30 potty:-21 preach:22 priest:24 propan:21 put:24 rail:23 rain:29 rais:21 rape:22 recip:-20 red:22 registry:31 restrain:24 rib:27 rice:34 river:26 road:24 room:23 rope:32 run:32 sale:-26 saun:24 scar:22 scre:-21 shar:-21 shed:29 shelt:44 sheriff:20 shirt:20 shop:21 shotgun:24 shut:27 sidewalk:30 sit:27 skillet:24 slam:25 slap:22 sleep:21 slow:24 small:25 snow:25 start:37 station:29 step:32 stor:35 street:36 studi:24 sum:-27 supply:35 support:-20 tablet:-28 take:37 tax:-22 teach:-28 tell:30 tenant:21 test:-32 text:23 then:21 they:23 thing:20 throat:26 ticket:22 til:20 tip:-28 today:30 too:-21 tooth:-21 track:39 trip:33 twin:26 two:22 upst:29 use:28 va:-30 vent:23 vide:31 waitlist:-25 want:41 watch:28 week:-25 weekend:24 well:27 wet:22 what:23 wheel:35 which:-31 wint:-23 wood:21 work:35 wouldnt:24 wrestl:-25 wrong:-28 y:-26 youth:22
theat:-32
theft:-28
thehotlin:-18
their:34 me:23
them:29 after:29 baby:26 kid:30 on:23 ther:29 tip:-28 togeth:-25
then:44 adopt:-28 at:26 for:25 got:-23 her:28 it:23 my:26 she:29 then:22 to:26 took:27 want:22 we:28
ther:19 again:24 and:27 befor:21 blood:23 by:26 elevator:-28 order:22 pay:30 so:20 tomorrow:-22 was:27 when:24
therapist:-5 me:34 on:29 take:-24 touch:29 who:-25
therapy:-23 after:-28
thermostat:12
thes:5 baby:31
thesis:-30
they:19 about:23 an:21 at:-26 away:29 beat:26 ble:20 camp:21 can:23 charg:27 clos:34 cut:-32 dont:34 door:24 drop:25 each:-25 even:-23 every:-30 evict:33 find:27 food:-35 friend:-27 from:30 get:27 him:26 hold:32 in:31 is:28 kid:31 kneel:21 lock:27 made:-33 make:26 marri:22 mom:25 month:-23 never:25 open:29 other:-25 paid:29 pantry:22 paper:21 pay:27 practic:-23 promis:28 said:23 shav:22 still:26 strip:21 tax:-22 the:27 to:-24 turn:29 visa:23 want:-26 wont:42 work:26
theyd:36
theyll:12
thick:22
thief:-13
thigh:39
thin:25
thing:14 that:30 with:-20
think:43 about:32 all:26 an:-20 bet:28 but:22 death:23 drug:22 dying:24 end:22 have:-38 he:29 husband:24 i:-29 neighbor:24 of:41 postpartum:-32 the:31 ther:23 to:30
third:16 floor:-32 time:29 trimest:-21
thirty:21 and:24
this afternoon:30 anymor:21 apartment:-28 at:22 baby:-27 city:24 four:-20 he:29 heat:-21 her:28 hous:41 last:33 life:38 man:23 morn:48 old:22 say:20 site:22 time:22 year:-21
thom:-14
thos:-32
though i:25
thought:25 and:20 baby:-37 be:-23 death:29 my:-38 of:28 would:-23
thousand:21
thre:-5 every:-25 hous:21 job:27 mile:-25 month:25 morn:-25 no:34 old:-25 the:-28 year:-33
threat:40 a:22 if:35 kill:23 post:-36 the:24 us:20 with:22
threaten:45 me:21 my:34 text:27 to:27 with:27
threatend:29 me:28
threw:22 a:37 and:22 at:30 away:32 chair:30 down:20 in:28 phon:28 wheelch:30
thrift:-26
throat:45 clos:26 on:23
through:13 at:21 door:27 doorbell:24 fenc:23 home:-23 i:-25 marriag:-23 my:-23 the:21 towel:28 window:27 with:33
throw:30 at:20 baby:29 food:25 my:40 stuff:23 the:27
thrown of:32
thud:16
thumb:-14
thursday:18
thyroid:-43 i:-21
tia:18 me:31
ticket:-14 but:30 for:-26 home:-30 my:-21 to:-37
tickl:23
tide:11
tie:30 in:27 the:30 to:25 up:37
tied:32 in:22 me:24 my:25 nephew:23 to:36 up:22
tiembl:31
tiemp:-9
tien:24 alergi:-21 amenaz:24 autism:-22 bien:23 con:30 convulsion:29 de:23 el:31 en:30 hambr:-32 herman:26 hora:21 mi:44 sin:35 trabaj:22 un:23
tier:-12
ties:33 y:21
tight:7 in:-25
tiktok:-7 live:31
til friday:-35 he:24 i:33 it:23 then:23 they:28 turn:24
tile:11 my:24
till:40 now:20 out:20 to:22
time a:21 and:21 baby:-23 drink:21 get:21 go:21 help:-22 his:23 i:28 is:31 it:34 its:30 minut:26 numb:27 on:-21 say:28 she:21 shelt:24 son:-21 teach:-21 touch:21 walk:28
timeshar:-33
tin:13
tina:15
tind:13
tingl:20
tio:40
tip:-42 for:-23 legal:-25 say:24 stol:-22
tipo:8
tir:10 aliv:22 and:-28 being:23 del:29 el:24 en:30 fight:20 life:21 liv:23 mom:-32 of:46
tira:19 la:26
tire and:20 be:-21 cant:25 have:-21 i:32 so:25 to:-21
tiro:15 blanc:-25
titl:-11
tlc:-21
tn:25 and:30 my:30
to 18:23 50:-25 6:26 about:22 abusiv:31 address:31 adopt:-24 again:-20 aliv:32 all:29 anymor:21 atlant:24 baby:20 back:-29 bill:-24 bone:22 boy:-20 broth:22 brothel:28 bruis:20 build:-22 call:25 camp:-22 care:-24 chair:30 chat:34 chem:-22 chok:-23 clear:-22 community:-22 court:-35 cover:29 crochet:-21 custody:-27 cut:26 date:-25 daught:25 dead:28 deal:23 debt:30 die:42 different:-24 disapp:29 doctor:-29 donat:-26 dont:26 door:29 drown:38 drug:29 ear:-21 early:-23 else:-25 evict:-24 ex:22 eye:22 face:21 fath:21 fill:-20 fix:-25 flor:-21 follow:29 fost:-31 four:-20 girl:28 god:24 graduation:25 grandp:22 green:-29 hair:-28 he:28 head:28 health:-24 here:24 herself:31 hide:30 him:37 homeless:-26 hotel:23 husband:29 hush:24 id:-21 interview:-21 into:36 jump:35 kid:-26 kill:29 knee:25 lady:21 last:28 lay:22 leas:-30 life:34 littl:-36 liv:38 live:35 lose:-24 lot:22 marry:22 me:22 medicaid:-25 men:25 messag:25 motel:22 myself:32 near:40 never:21 night:37 not:29 note:25 now:26 nurs:-37 off:41 one:32 only:21 or:26 overdos:21 pad:-23 parent:-43 pay:27 person:-23 pick:31 porch:23 pothol:-27 pregnant:-35 prom:-32 prov:31 punish:22 quiet:27 radiator:31 record:-24 rent:-23 rest:-26 restrain:-28 rot:28 run:45 safe:-21 sav:-27 scar:30 schedul:-31 sell:-21 senior:-26 shoot:30 sick:27 side:20 sit:22 sleep:24 smok:-24 son:-23 sponsor:-40 step:23 street:30 study:-31 switch:-30 talk:-34 teach:39 teen:-30 thank:-23 them:22 then:33 they:27 throat:22 tie:21 tip:-31 toddl:-25 tonight:36 touch:20 track:22 undress:26 up:45 vet:-30 vide:23 volunt:-21 vomit:21 vote:-23 walk:37 wash:-23 wher:22 whil:-26 who:25 wife:21 without:27
toal:7
toallit:-17
toc:47 a:22 mi:35
toca:38 a:37 los:23
tocan:-6
tocar:-10
toco:53 a:27 mi:26 mis:23 part:24
toda:23 el:22 famili:25 las:27 part:21 pastil:27
todavi:22 esta:24 vivo:24
today:33 3:26 and:26 do:21 have:24 i:25 kid:26 the:22 wher:32
toddl at:31 bed:-24 black:25 burn:23 daddy:21 drank:24 fentanyl:30 has:23 mom:23 on:24 party:-30 to:33 with:30
todo:19 cuand:24 diner:26 estudi:-23 me:28 quier:-27 y:25
togeth:-20
toilet:8 and:22 her:22 train:-21
token:-19
told:25 and:25 but:32 call:23 dad:20 everyon:23 god:20 he:21 his:29 i:38 it:-23 judg:26 moth:27 pick:24 rest:-26 smil:22 the:25 them:22 want:22 what:27 which:26
toled:-15
tom:32
toma:12 foto:21 la:24 much:-20 nos:25
tomar:8
tome:35 pastil:28
tomo:32 anticongelant:24 clor:21 del:31 el:23 pastil:21 y:21
tomorrow:15 and:27 im:25
tongu:19 shrimp:24 swel:27
tonight:35 2:24 and:23 baby:33 free:-21 i:30 in:27 last:29 my:22 or:28 pleas:24 the:28 they:20 to:-35 with:38 women:26
tonit:46
too:18 a:-25 deep:24 expensiv:-23 insulin:28 keep:23 me:26 pill:27 support:-22 work:-27
took:24 30:26 a:22 advantag:25 an:21 and:33 away:32 baby:-21 battery:41 blood:21 bottl:27 bunch:27 car:24 childr:-31 condom:25 couch:-31 fentanyl:21 from:30 green:22 her:30 it:29 key:34 kid:-31 many:25 money:-31 no:30 only:26 paper:38 passport:36 patch:21 phon:26 pill:29 refund:-22 road:22 tax:-23 too:26 trail:28 turn:22 visa:34 whol:26 wont:24
tool:10
tooth:-17 fairy:-26 loos:30
toothach:-28
top my:22 of:20
topek:-20
toqu:23
tore:45 my:35 up:36
torment:-5
torn:15 on:36
tos:-16
toss:23
tot:-20
total:-32
touch:45 and:28 at:25 boy:26 breast:25 daught:34 dur:20 girl:28 her:26 i:27 in:27 inappropriately:20 kid:29 of:21 on:28 part:23 the:29 with:-30 work:24 wrong:28
tough:14
tour:4
tourist:10
tourniquet:26 how:26
tow:-7 and:25 i:33 liv:20 my:-38 we:27
toward:33 the:24
town:15 and:26 he:27
toxic:17
toy:-11 cans:28 de:28 el:27 en:27 so:-22
tps:-23
tra:12
trabaj:-21 a:30 cerc:-21 d:20 deje:-26 desd:-21 embaraz:-21 estudi:20 fuerz:22 intern:38 ni:26 pagar:22 pago:22 por:-22 que:-24 restaurant:-24
trabajador:-21 social:-21
tracfon:-21
trach:27
track:13 and:21 boyfriend:23 car:29 cycl:-22 devic:-39 for:-34 im:28 in:29 numb:-31 on:20 packag:-23 the:30 through:30 with:31
tractor:30 on:25
trad:25 for:34 me:32 school:-23 women:-30
traduc:-19
trae:33 y:21
traen:35
traffic for:-21
traffick:65 help:27 hotlin:21 need:22 numb:21 survivor:22
trafic:36 human:28
trag:39 de:28
traig:33 a:26 mi:26
trail:29 and:30 dond:26 it:-30 me:30 no:29 out:31 the:25 with:26
train:-23 6:-23 abus:-26 class:-23 do:-28 for:-29 month:-23 narc:-24 not:30 onlin:-24 our:-21 station:31 to:-25 track:23 with:24 women:-26
traj:11 a:26 de:30
trajeron:31
tramit:-12
tramp:-6
tran and:21 cor:-26 girl:-39 help:-32 kick:-23 lifelin:-24 numb:-31 suicidal:21 want:31 y:-26
tranq:-9
transcript:-18
transf:-17 from:-24
transfer:-4
transgend:-10 women:-25
transit:-5
transitional hous:-23
translat:-23
translation:-24
translator:-22
transmision:-19
transmission:-19
transport:-30
transportation:-23
trap:5 music:-23 upst:30
trash:7 bag:21
trastorn:-13
trat:37 de:43
tratamient:-27
traum:-5
travel:-13 carnival:23
treat:13
treatment:-12
tree:7 me:21
tren:10
trenton:-19
tres hijo:-21 vece:25
trevor:-27
tri:23 last:21 overdos:21 to:31
tribal:-21 cop:24 wont:24
tricar:16
trick:33
trimest:-22
trip:-16 he:22 in:24 me:24
trist:-15
tristez:-10
tromp:12
truck:24 he:-22 me:28 my:20 stop:28 the:22 what:27
true:-22 crim:-24
trunk:34
try:8 handl:22 kill:22 leav:21 me:26
tryout:-26
tshirt:-19
tu:18
tub:15
tubal:7
tube:-14 and:23 came:21 out:31 tied:-22
tuesday:21
tuition:-24
tuls:-4
tumb:13
tupel:-21
turn:18 21:-21 a:27 at:23 away:20 black:-30 blue:21 date:31 gray:22 her:32 into:34 it:22 key:28 me:23 my:33 no:-24 on:26 over:25 phon:28 pick:-36 purpl:36 up:-23 wher:-23 with:24
turnin:24
turtl:4
turtleneck:-11
tutel:-13
tutor:-18
tuve:5 que:21
tuvo:-11
tv:-13 me:30
tweak:-17
twelv:-7
twenty:-30
twic:41
twin:-11 a:22 me:25 need:-21
twist:19 arm:22 her:32 my:26
twit:-18
twitch:32
two:9 apartment:-28 baby:28 bedroom:-28 broth:-28 cat:-26 childr:-23 daught:-25 from:24 girl:26 hear:-23 in:45 job:-21 kid:-25 never:21 old:26 on:-20 phon:33 spirit:-21 the:37 they:24 week:-28 women:26 year:39
tx:-12
tylenol:33 is:20
type:12 six:-23 week:-23
typo:-26
uber:9 driv:25 me:44
ubic:23
ugh:-23
ugly:9
uhaul:32
ukrain:-10
ukraini:-21
ultim:-10
ultrason:-32
ultrasound:-33
umbilical:18
un:12 acta:-25 airtag:23 anunci:22 arma:23 client:21 companer:24 del:30 especialist:-24 infiern:24 la:36 le:29 me:34 muert:28 pago:-27 peso:23 restaurant:-23 senor:27 sexual:24 sin:24 tiro:25 track:24 viol:20
una:8 busc:-29 con:20 desped:20 mult:-20 nos:-21 nota:26 seman:31 senor:22 sil:23 tia:-24 un:27
unaccompani:-10
unaliv:31
unbuckl:21 and:20
uncl:16 a:-25 did:29 is:-21 it:22 my:21 priest:-27 show:27 touch:25 when:27
unconscious:32
uncontest:-9
under:43 a:22 bridg:22 bump:32 car:32 desk:23 every:30 for:25 long:23 mattress:27 name:20 out:29 overpass:22 seat:28
understand:-18
underw:11
undocument:-5 he:20 hit:20
undon:31
undress:37
unemploy:-19
unemployment:-41
unhook:32 the:21
uniform:-9 de:-21 i:-24
uninsur:-17
union:-30
unit to:23 way:-22
universidad:-21 mi:-22
unknown:40 with:29
unless:23
unlimit:-12
unlock:14
uno:-7 me:23
unpaid:9 wage:-23
unplug:28
unresponsiv:34
unsaf:-8
until:11 bring:23 check:-23 come:-28 gave:27 give:25 my:-27 plant:-20 twelv:-29 was:-29 wher:-20
unwant:28 touch:33
unzip:41
up:15 an:27 baby:28 boyfriend:-27 by:31 can:22 diplom:25 dress:37 every:-32 everywher:41 fight:24 from:32 going:23 hand:25 hour:-29 hous:22 in:-21 is:22 job:27 kid:-33 knee:25 lot:-29 mom:27 my:26 nak:22 need:-36 new:33 night:-25 our:26 party:33 phon:28 pill:26 see:-24 she:34 shelt:28 skirt:26 so:23 someon:22 sore:23 stair:-33 stat:21 sticky:23 sweat:-31 the:-30 today:20 tomorrow:27 two:-27 under:22 up:22 what:-29 when:23 with:-20
updat:8
ups:-15
upsid:26 head:23
upst:23 hear:26 neighbor:-27
urban:-9
urge:6
urgent:11 care:-34 tonight:-25
urinary:-15
urself:38
us:27 bat:32 breath:21 cant:21 day:28 do:-21 does:-23 down:22 every:-24 extr:29 from:26 girl:25 has:20 here:22 home:23 hour:26 how:-29 i:-30 in:24 is:-25 it:-31 me:-22 month:-23 next:-23 night:23 no:32 now:21 of:22 out:28 sell:21 sick:24 sinc:24 the:33 thre:-29 us:21
usa:15 and:21 drog:-25
usad:-24
usar:-18
usaron:-12
uscis:-25
use:6 condom:27 for:-28 it:35 me:26 the:24 to:40 walk:-25
used:-8 a:29 do:-23 hair:-23 me:34
useless:15
usin:25
using:-13 again:-21 on:-22
usp:-32
usted:-25
usually:-24
utah:8
uterin:-16
uti:-15
util:-20
utility:-28 bill:23 help:-25
va claim:-21 deport:26 mand:25 matar:33 mi:23 trabaj:32
vacacion:-41
vacancy:27
vacat order:-24
vacation:-36
vaccin:-30
vacun:-33
vaginal:-34
vale:22 de:-29
valg:12
valley:-18
valv:-29
van:12 a:-33 de:-20 its:21 no:20 sacar:-24 walmart:26 y:28
vanish:36
vap:-30
vape:25 and:25
vari:24
vasectomi:-22
vasectomy:-25
vash:-17
vawa:-5 petition:-21
ve:14
vece:41 me:21 y:28
vecin de:25 golp:23 grit:28 la:23 me:21 toco:24
vegas:-14 shelt:-22
vegetabl:-23
vehicl:-14
vein:-21 hurt:-24
ven:30
vena:24
vend:10 cuerp:32 dulc:20
vendor:-10
venen:34 de:22
venezolan:6
venezuel:-12
venm:-9
vent:-9
ventan:38
ventilator:24 alarm:23
veo:-6 luce:32 me:27 sal:24 sent:22 y:24
ver:-13 dond:27 famili:33 hija:-27 hijo:-25 mis:-25
veran:-23
verbal:26
verd:-18
vermont:-15
very kind:-20
ves:30
vest:-20
vet crisis:29 femal:25 mst:25 the:22
veter:-20 crisis:-31 homeless:-21 hous:-23 line:-29 ptsd:-22 with:-24 women:-28
veteran:-10 hogar:-24 sin:-23
veterinari:-28
vez:19 la:22
vi:30 negr:20
victim:11 comp:-24 crim:-35 delit:-23 in:28 money:-23 need:22 of:-27 rape:23 servic:-29 un:-33 visa:-22 witness:-29
vid:22 on:21
vida:25 no:32
vide a:25 and:27 game:-23 my:39 us:-25
videophon abus:31
viej:17 de:30 le:22 y:23
viejit:34 y:22
vientr:-20
viern:-6
view:-20
vigil:42 el:24
vih:-19
vincent:-12
vineg:-13
vio:22
viol:53 a:32 de:21 en:25 espos:27 mi:31
violacion:56 mi:20
violanc:12
violat:24 contact:26 no:26
violation:-33
violenc:49 help:41 hotlin:24 ohio:28 shelt:39
violenci:58 casa:21 en:27
violent:50 he:22 home:24 husband:25 lose:20 when:23 with:23
vip:16
virgin:11
virus:-20
visa and:36 el:23 free:26 help:28 his:23 lawy:23 not:30 paper:29 para:-22 the:20 victim:-40 wife:28
vision:5 exam:-23
visit:-9 a:-23 dad:30 fath:30 he:34 her:25 kid:-23 me:32 need:-26 nurs:-25
visitation:-10 with:21
visitor:25
vita:-21
vitamin:-40
viv el:-24 en:-30 la:-21
viva:31
vive:19
viven:-31
viviam:29
viviend:-16 de:-29
vivim:-31
vivir:15
vivo:6 cal:-35 car:20 espos:-27 infiern:24 mied:25 un:24
voc:-15
vocational:-14
voce:-21
vodk:28
voic:13 am:20 and:22 in:-24 jump:26 me:25 say:29 to:21
voicemail:29 of:22
voilenc:10
volleyball:-30
volum:-12
volunt:-17 church:-25 for:-25 my:-27 with:-24
voluntari:-37 en:-23
volunteer:-29
volv:27 casa:24
vomit:33 formul:-22 la:-28
vos:30 que:24
vote:-28
voter:-8
vouch:6 and:25 list:-24 tonight:23
voy:9 a:-21 me:22
voz:24
vp:24
vs:-16
vt:-12
vuelt:20
vuelv:17 a:32
w2:-31 from:-20
wa:-18
waco:-9
waffl:-8
wage:-5
wait:29 a:35 at:31 bus:25 but:23 by:28 car:21 for:29 i:22 list:-31 me:29 my:30
waitlist:-33
waiv:-11
wak:39 up:24
wake:34 at:-31 sweat:-31 tomorrow:26
wal:-9
walgr:17
walk:5 all:34 clinic:-22 cool:24 eggshell:26 even:-26 for:-20 into:33 my:34 night:31 on:37 order:-25 out:25
walkin:10
wall:13 and:23 becaus:24 i:21 nois:-24
wallet:-28 bus:-21 the:-24
walmart its:21 lot:26 pric:-20
wander:28
want:7 2:22 a:-32 adopt:-23 again:23 aliv:25 all:25 baby:-36 back:-25 befor:27 but:26 come:-25 comput:-21 counsel:-24 dead:37 death:43 die:44 disapp:28 divorc:29 do:-29 end:24 find:-24 follow:27 forev:21 fost:-25 friend:-21 get:-26 help:-24 her:-24 here:23 herself:28 husband:32 jump:33 kill:45 kms:29 leav:26 life:32 live:33 make:-22 money:21 myself:32 no:23 nurs:-27 off:35 or:35 out:33 pregnant:-21 rent:28 report:-27 sell:-25 sex:27 sleep:24 smok:-24 sponsor:-32 stop:44 study:-25 tonight:31 too:24 train:-21 us:24 visit:-25 volunt:-21
ward:10
warehous:-16 and:-23 my:-25
warm:15 tonight:28
warn:6 me:21
warrant:-21
wart:-24
was:15 abus:25 alon:22 an:25 asleep:26 assault:23 befor:24 born:-24 care:-22 child:-24 could:25 cry:22 dead:25 drug:30 face:20 for:-26 forc:20 fost:-22 four:-35 full:-24 glad:-25 he:32 here:20 high:-29 him:31 how:-21 kil:-26 left:-26 liv:25 messag:26 murder:-24 name:24 now:23 pass:23 rap:34 roofi:31 room:28 see:-25 serv:25 smok:-26 sorry:21 teenag:-27 texas:-25 top:29 twelv:-29 two:-23 undon:30 up:28 was:28 when:20 work:32
wash:-13
washington:-8
wasnt:56
wasp:20
watch:17 camer:-22 from:21 he:22 her:23 hous:51 i:30 in:29 kid:-37 littl:-36 me:39 one:-36 show:31 through:20 undress:21 whil:-29 who:22
water a:31 and:26 apartment:-23 at:25 brok:45 for:25 got:-33 heat:-25 in:-23 off:-49 ris:23 run:22 shut:-35
waterboard:28
wave:11
way:5 2:28 from:27 go:22 home:26 in:-23 me:28 move:-28 school:20 the:-28
wayn:-16
we argu:27 at:27 bed:-31 behind:-26 car:25 church:-20 crop:-23 dog:-26 end:-21 family:-28 follow:-23 good:-31 grew:-20 in:22 know:21 lot:-27 marri:24 marriag:-26 never:20 no:31 nowher:32 on:-34 one:-27 park:20 person:20 plac:26 play:25 rear:-21 sell:-29 shar:-22 sleep:37 talk:22 them:-29 wher:23 would:-21
weak:17
wean:-17
weapon:16
wear:24 and:24 glov:24
weath:12
weatherization:-29 program:-22
webcam:25 studi:24
websit:-22
wechat:25 he:23
wed:-19 and:30 help:-24 her:32 in:22 phot:24 the:22
wedg:10
weed:-13 and:29 in:-28 my:-28
week:7 abortion:-25 blood:24 brok:25 can:-25 dont:-24 feel:24 insuranc:-22 mom:-20 more:31 need:-24 normal:-29 pregnant:-33 want:-36
weekend:10 got:-20 we:-25
weekly:-19 for:-30
weigh:12 and:35 me:25
weight:-23
weird:13 after:28 and:27 in:20 my:22 on:21
weld:-22
welfar check:28
well:-13 went:-28
welt:46
wen:23
went clinic:26 dry:-28 him:23 in:31 out:-28 to:22 with:22
were:19 end:-21 rear:-21
wet:42 kid:23
what 4:-22 all:22 bring:-21 can:29 curfew:-23 did:23 doctor:-27 form:-24 he:22 help:-32 left:30 me:23 notic:-24 numb:27 owe:33 paper:-25 said:22 should:-30 sign:38 tell:21 they:-30 uncl:20 use:20 you:25
whatsapp:30
wheel:14
wheelch accessibl:-26 bound:26 charg:27 husband:23 in:22 it:24 need:-22 van:-31
wheez:22
when:7 and:22 argu:23 asleep:21 at:25 boyfriend:28 cal:21 cant:41 check:26 cold:31 come:26 cry:27 dial:23 do:-27 does:-35 drink:28 eight:25 gone:26 have:-34 him:27 his:31 home:40 im:35 in:30 its:33 late:29 lift:26 lose:23 mad:26 mom:21 mov:-26 noth:-21 out:-30 pass:30 pay:31 pee:-21 pictur:29 plan:-31 rais:27 say:23 sixt:21 time:21 two:-23 visit:20 walk:22 want:28 wife:24 work:38 yell:25
whenev:33
wher:8 am:30 buy:-23 cant:27 cheap:-23 cover:29 dad:23 dont:21 fix:-21 for:25 free:-34 give:-26 go:27 husband:-20 in:20 is:20 mov:25 out:-31 print:-22 shouldnt:22 sign:-22 sleep:50 spend:22 start:-24 stay:20 to:-34 tonight:29 vote:-21 was:22 were:26 with:26
which bet:-25 brand:-21 for:-21 free:-27 is:-29 kid:22 need:-29 one:28 paper:-29
whil:12 at:32 driv:24 in:-23 night:-25 nurs:-23 safe:-27 shelt:-27 shower:23 sleep:36 slept:25 they:24 was:24 work:-39
whip:55 a:21 me:22
whippet:17
whisper:33
whit:9 disc:22 under:22 van:28
who 14:-25 at:-32 bed:23 care:22 come:23 got:21 handl:-30 him:24 hire:-25 hit:33 hurt:21 in:22 it:-23 look:-32 made:-24 molest:20 one:-28 report:-27 run:-25 senior:-25 she:23 them:-27 watch:-24 will:-21
whoev:24
whol:28 i:27
whor:33
whos:30
why:6 daught:21 does:35 i:20 is:-29
wi:-9
wic:-37 card:-23 my:24
wick:-12
widow man:21 with:-28
wife:22 abus:47 abusiv:23 and:-26 beat:37 get:27 gone:27 got:30 im:24 in:21 it:27 leav:-21 me:25 my:34 out:42 post:21 said:28 she:23
wifey:26
wifi:-23
wig:-28
wild:-7
wildfir:-24
will:19 again:26 do:27 help:27 it:25 kid:22 live:29 look:-27 me:23 our:23 take:23
wilmington:-22
win:-16
wind:11
window:19 now:-21 rock:-25 shut:28 to:22 with:22
windpip:34
windshield:33
wint:-36 daught:-20
wioa:-24
wipe:-22
wiper:13
wir:12
wire:16
wisdom:-31 teeth:-25
wish:51 i:27
wisp:-13
with:9 2:31 about:-23 abus:38 address:-20 afternoon:-21 an:21 at:22 baby:30 backpack:32 bed:26 behind:27 binocul:20 black:25 blanket:23 body:32 boyfriend:-35 breath:21 brok:25 budget:-23 burn:28 cane:21 cant:33 car:-26 casework:-25 cat:25 chem:-24 chlamydi:25 cigaret:30 coat:26 cord:26 cut:23 dead:23 dhs:-24 do:-23 does:-23 dont:23 door:23 engin:29 everywher:-27 eye:26 felony:-26 fever:24 fianc:-25 fist:22 for:21 from:38 girl:38 good:-28 grandm:22 grocery:-22 gun:21 handl:25 handprint:24 home:-24 hous:-23 if:24 im:26 its:23 just:23 key:28 lamp:26 landlord:27 life:38 light:27 lock:29 lose:28 mark:24 men:27 mom:-29 myself:20 name:45 near:26 next:-23 note:26 nowher:30 nude:37 of:32 off:23 old:-25 on:34 order:-28 pan:21 parent:-25 pic:37 pill:20 plan:21 polic:25 punch:22 rais:20 record:-21 ride:-25 rifl:31 room:24 run:25 school:-33 scissor:24 she:29 shoe:27 sick:30 sinc:23 sis:21 sit:26 stamp:22 std:26 switch:28 teen:-23 them:23 then:25 thre:22 threat:32 til:21 to:26 twin:-29 two:-26 up:30 visa:27 we:-28 welt:25 who:36 work:-24 year:29 you:25
withdraw:20
withdrawal:-21
withhold:10
within:29
without:19 a:-36 and:31 being:26 consent:23 him:25 in:26 insuranc:-34 me:35 paper:-26
witness:-8
wive:8
wks:7
woke:21 a:27 at:30 him:23 nak:22 no:25
women abus:28 and:26 answ:28 beat:26 bed:40 car:28 caregiv:38 circl:-20 county:-22 dc:-26 exam:-22 farm:-35 got:25 health:-21 hous:-30 husband:27 infant:-33 lawy:-25 meet:-22 not:-24 open:32 own:-25 pain:21 program:-21 rap:40 rehab:-26 servic:-27 sleep:32 son:32 support:-22 tonight:29 too:22 topek:-25 trad:-28 tuls:-24
won:-12
wonderful:-40
wont:15 after:35 and:37 answ:33 anyth:22 away:-30 be:32 bleed:21 breath:22 com:25 come:25 condom:27 divorc:-23 down:20 driv:41 eat:-31 even:23 feed:23 heat:-21 here:24 him:34 hold:30 in:29 kid:-22 learn:35 list:20 minut:24 money:37 noth:-25 off:30 open:25 paper:-31 pay:-25 pick:27 quit:27 say:21 sign:-33 sleep:-22 slow:24 support:-20 text:27 the:-22 turn:30 up:45 wake:33 walk:21 what:23 who:21
wood:17
worcest:-23
word:28 what:25 with:23 word:23
wore:34 the:23
work 14:-31 16:25 abus:24 after:-20 bruis:21 by:22 can:-30 come:-24 comp:-36 cut:-20 daycar:-21 debt:32 field:-26 for:33 forc:-22 found:21 free:36 from:-26 get:-21 her:23 his:22 home:-29 how:-31 id:22 keep:21 late:-30 look:-20 lost:-22 me:25 mill:-22 my:33 nail:26 off:49 only:23 out:-22 rais:-22 right:-25 shift:-21 slap:34 them:23 ther:-25 they:25 thre:33 to:27 tomorrow:26 was:25 we:-25
workforc:-21
workout:-37
workplac:5
world:26
worri about:-21
worry:-6
wors:31
worst:25 headach:23
worth:15 more:23
worthless:11
would do:27 get:23 have:-21 him:21 i:22 love:-21 me:23 miss:29 take:27 the:27 with:24 writ:-23
wouldnt:27 get:21 him:22 the:30
wound:-21
wrap:14
wreck:5 my:30
wrench:26
wrestl:-29
wrist:42 in:22
writ a:-33 in:26 let:26 my:30 note:29 on:22 plac:-23
wrk:-29
wrong:15 and:23 arm:28 road:22
wrongful:-25
wrongfully:-14
wrot:44 for:30 her:25 in:21 let:23 my:34 the:29 will:21
wv:-8
xan:5
xanax:22 and:25
xbox:-15
y:6 9:20 afuer:27 agar:29 ahi:31 al:23 amenaz:24 aqui:-24 ay:22 banc:27 bien:-22 bochorn:-21 brinc:27 cachet:21 card:26 carg:-27 cier:28 clas:-26 com:-20 cordon:22 cort:22 cosa:26 debo:26 dejo:26 dijo:26 diner:-37 doctor:-24 dorm:27 duen:-26 duerm:-22 durm:26 empuj:25 encer:22 ent:-21 escuel:-26 ex:-36 exprim:-21 forz:23 frio:24 golp:32 green:26 guarderi:-21 hace:30 hija:-21 houston:-26 hoy:36 insult:22 jubil:-23 lee:23 llav:27 luz:-23 mama:-22 mensaj:23 na:21 nadi:21 nunc:21 oper:-27 otra:21 paga:26 pagan:21 pagar:-21 pago:29 pega:22 pido:-29 por:-21 puso:27 quebr:-34 quiebr:21 quier:-24 quit:25 regres:-26 repos:-21 respir:24 sabe:24 sale:27 sangr:21 segu:21 si:22 sigo:27 sin:24 su:23 suegr:-21 tarjet:29 telefon:35 terapi:-21 traig:26 vecin:-29 ver:28 vien:25 vuelv:32 y:28 ya:-22
ya:24 alcanz:-22 bien:-21 con:28 de:23 dijo:24 el:20 esta:-20 estoy:-25 exprim:-21 grand:-21 jubil:-23 la:21 pastil:26 pued:32 que:28 qued:-22 quier:51 son:-21
yakim:-10
yall:23
yank:38 me:24
yard:4 and:20
yarn:-24
yay:-28
year:5 a:25 an:25 ask:27 beer:29 cheap:-23 find:-30 friend:25 girl:23 has:26 he:28 help:-26 home:25 husband:-32 my:-30 never:21 night:23 of:27 out:26 school:-29 that:27 told:27 wage:20 we:-24
yearbook:-26
yeast:-23
yel:38 and:24 at:29
yell:30
yellow:20
yern:20
yesterday:40 and:26
yet:23
yo:15 no:28
yoga:-10 me:29 teach:31
york:-6
you die:21 do:24 everyth:21 have:-30 help:21 kind:-20 lawy:-29 por:21 report:21 see:23 them:26 urself:25 very:-20 visa:-21 want:30 when:28
youll:28
young:-13
youngest:-12
your:5 a:-22 and:24 dad:23
yourself:23
youth crisis:-31 kiss:21 lead:23 me:21 out:-22
yuma:-21
ywca:-17
zapat:-17
zarand:20
zel:20
zero:20
zip:-12
zoloft:-6
zumb:-9
`,
}

/** What each word adds for each danger, which is named by its place among these. */
export const kinds = {
  start: {
    dying: -1.4,
    suicide: -1.1,
    child: -1.7,
    assault: -1.7,
    trafficking: -2.1,
    followed: -1.7,
    violence: -0.9,
    tonight: -2,
  },
  words: `
06 0:-18 1:26 3:-15 4:-21 6:-20 7:-16
1 0:-29 2:-21 3:-46 4:-36 7:16
10 1:-30 2:42 3:-53
100lb 0:19 1:-21 5:-16
100x 1:-22 3:-19 5:-17 6:22 7:-16
10pm 0:-31 1:-16 2:-19 3:-19 4:-33 5:-21 6:-36 7:23
10th 0:-23 1:-19 2:-26 3:-25 4:-19 5:-21 6:24 7:-21
11 0:-37 2:36 4:-36 6:-43
11am 1:-26 4:-26 6:-20 7:15
11k
11pm 0:-26 1:-27 2:-24 3:-29 5:-16 6:-30 7:24
11th 0:-28 1:24 6:-22
12 0:-26 1:-32 2:54 4:20 5:-49 6:-64
13 0:-36 2:74 3:25 4:-37 5:-48 6:-42 7:-30
13yo 2:25 3:-16 7:-21
14 0:-26 1:-16 2:56 3:-32 5:-47 6:-43 7:-26
14yo 1:-16 2:26 5:-17 6:-27
14yr 1:-21 2:18 3:-17 5:-18 6:-16
15 0:-31 1:-16 2:46 5:-41
15yo 2:28
16 0:-33 1:-21 2:25 6:-15
17 0:-25 1:-24 5:-36 7:33
17yo 0:-19 1:23 2:-20 3:-17 4:-17 6:-19
18 0:-22 1:20 3:-38 5:-29 6:-37 7:25
19 1:-33 2:-18 3:-16
1am 0:-26 1:-17 2:-26 3:-28 4:-33 5:-28 6:-31 7:33
2 6:-20
20 2:-48 4:-22
21 0:-18 1:-30 4:19 5:-27 6:-29
22 1:18 2:-18 5:-39 7:-33
23 0:-30 1:-29 3:-28 4:-25 5:-15 7:-29
24 2:-45
24hr 3:-15 4:-15 5:-15 6:-16 7:21
25 1:-32 4:-26 5:-32 7:-24
26 1:-19 3:-18 4:-22 5:-22 6:-31 7:-17
27 1:-18 2:-15 3:-18 4:-21 5:16 6:-24 7:-15
28 1:-20 2:20 4:-25 5:-19 7:-20
29 0:-19 1:22 2:-20 3:-19 4:-15 5:-16 6:-18
2a 2:-16 3:-17 4:-21 5:23 6:-24
2am 0:-29 3:-44 4:-34 6:-33 7:35
2day 0:-18 2:-28 3:-34 6:-27
2nd 1:-15 3:-24 6:-27
2nit 0:-27 2:-43 3:-35 4:-40 5:-25 7:37
2x 2:-21 3:-27 4:-25 5:23 7:-29
2x4 1:-19 2:25 3:-18 4:-18 5:-15 6:-17 7:-18
2yo 2:22 3:-15 4:-20 5:-20 6:-21
3 6:-22
30 0:20 2:-15 7:-16
30s 0:16 3:-16 7:-16
31 0:-23 1:21 2:-23 3:-19 5:-22 6:-21
32 0:-21 2:21 3:-27 4:-19 5:-22 6:-24
33 2:-22 4:-15 6:-30
34 0:21 1:-37 4:-41 5:-23 6:-16 7:-27
35 0:-21 1:-35 2:30 3:-18 4:-37 5:-20 6:-24
37 0:29 1:-19 2:-24 3:-36 4:-19 5:-24 6:-23 7:-27
38 1:-22 2:-22 4:21 6:-33 7:-28
3am 2:-22 3:-44 4:-16 5:-21 7:19
3b 1:-40 2:35 3:-29 4:-31 6:-32 7:-29
3k 1:-19 2:-17 3:-17 4:15 5:-16 6:-19 7:-16
3rd 0:-20 2:-17 3:-24 4:-27 6:-38 7:21
3x 0:-27 1:-20 2:-22 3:-24 4:-21 6:-26 7:16
4 0:-19 1:-20 2:18 3:-17
40 0:21 2:-19 4:-21 6:-55
41 0:-21 2:-22 3:-23 4:-30 5:-22 7:-29
45 0:-31 1:23 2:-31 5:-17 6:-34 7:-34
47 0:-29 1:16 2:-27 3:-27 4:-24 5:-25 7:-24
48 4:-16
4am 0:-21 1:-27 2:-30 3:-30 5:17 6:-16 7:-21
4b 0:-23 2:-28 5:-21 6:24
4c 0:-20 2:17 3:-20 4:-19 5:-20 6:-33
4th 1:-15 5:17 6:-22 7:-18
5 1:-27 2:29 3:-36
50 1:-33 2:-38 3:-30 4:-37 5:24 6:27 7:-29
52 0:-17 3:-30 4:-21 7:-31
54 0:-18 1:-20 2:-31 3:20 4:-26 6:-19 7:-24
55 1:-16 2:-31 3:28 6:-20 7:-16
58 0:-18 1:-26 4:-19 6:-21
5am 0:-18 2:-17 3:-25 5:-22 6:-26 7:19
5pm 1:-17 5:-17 6:-16 7:19
6 0:-21 1:-37 2:35 3:-21 4:-21 5:-28 6:-21
60 1:-39 2:-43 4:-27 5:36
62 0:-15
63 0:-28 2:-17 3:-17 7:26
65 0:-15 5:-20 6:-25 7:-17
66 0:-19 1:-18 2:-19 4:-26 5:-17 6:-23
68 0:-26 1:-24 2:-37 3:-24 4:-20 5:-20 6:37 7:-22
69 1:-27 2:-20 3:-21 4:-26 5:-21 6:-23 7:30
6am 0:-22 1:-26 3:-17 4:-25 5:-28 6:-23 7:16
6pm 0:-35 1:-25 3:-19 4:-15 5:-25 6:-19
6th 0:-39 1:-28 3:-25 4:-25 5:-18 6:20
7 1:-45 3:-42
70 1:-17 2:-49 3:-40 4:-22 6:18
70s 0:-21 1:-17 3:-21 6:-25 7:17
71 0:-25 2:-32 4:-26 5:-22 6:-24
72 0:-23 2:-39 3:31 4:-32 5:-25
73 1:-16 3:24 5:-23 6:-18
74 2:-27 3:-16 4:22
75 1:-25 3:-29 4:25 5:-28 7:-22
76 0:-33 1:-24 2:-32 3:-23 4:-20 5:17
77 1:-20 2:-25 3:19 4:-21 5:-22 6:-36
78 0:-34 2:-43 3:-35 4:-20
79 0:-17 1:-19 3:-24
7am 1:-24 3:-30 5:-21 6:-18 7:26
7elev 3:-18 5:-23 6:-25 7:22
7th 0:-23 1:19 2:-25 3:-25 5:-21 6:-16
8 1:-29 2:22 5:-41 6:-31 7:18
80 0:-29 2:-37
81 2:-40 3:-32 4:-24 5:-21 6:16 7:16
82 1:17 3:-25 5:-21 6:-23
83 0:18 2:-19 3:23 4:-19 5:-17 6:-35 7:-22
84 0:-19 1:-24 2:-29 4:-17 5:-20 6:24 7:-26
86 0:26 1:-25 2:-30 3:-16 4:-22 5:-21 6:-21
8th 0:-26 2:-20 3:-18 5:17 6:-17
9 0:-17 1:-16 2:33 5:-27
90 2:-24 4:-21 5:20 6:-51
95 0:-19 1:15 2:-26 3:-26 6:-35 7:-30
9am 1:-20 3:22 6:-21
9k 3:-15 7:-18
9pm
a
aa 0:-15 1:-30 3:-21 4:-30 5:19 7:-19
ab 0:-24 1:26 2:24 4:-21 5:-35 6:-44
abaj 0:20 1:-30 3:21 4:-18 6:-31 7:-24
abandon 0:-23 2:-25 3:-17 4:-26 5:-21 6:24
abej 1:-19 2:-22
abiert 1:-20 3:-26 4:-17 5:-26 6:-23 7:28
ablar 0:17 1:-19 3:-17 4:-15 5:-18 6:-15 7:-17
able 0:-17 1:-25 2:-24 3:26 5:-24 6:-20
ablo 2:-25 3:21 6:-20 7:-24
aboos 0:-24 2:-23 6:26
abort 0:25 1:-29 3:-23 5:-25 7:-15
abortion 2:-20 4:-37 5:-33 6:17 7:-30
about 0:-41 1:33 3:-15 5:-33
abov 0:-15 1:-21 3:-35 4:-34 5:17 6:-27
abra 0:-18 1:26 2:-24 3:-19 6:-20
abre 2:-18 3:-38 4:-19 6:-43
abren 3:-15 4:-16 6:-19
abri 0:-16 1:-17 7:17
abrig 0:-16 2:22 3:-20 4:-18 6:-17 7:-16
abroad 0:-17 1:-19 2:-26 4:15 5:15 6:-27 7:-25
abt 0:-19 2:-21 3:-26 4:-15
abuel 0:26 1:-33 2:24 4:-29 5:-39 6:-25
abuelit 0:25 1:-29 2:23 3:-36 4:-28 5:-32 6:-37 7:-23
abus 0:-32 1:-41 4:-37 5:-31 6:38 7:-43
abusador 0:-27 1:-25 2:-21 3:-22 4:-26 5:-23 6:31 7:-27
abusiv 0:-34 1:-39 2:-47 3:-34 4:-35 5:-50 6:71 7:-40
acab 1:29 2:-37 4:-43 5:-43 6:-38 7:19
acabam 1:-19
academy 6:-20
acalambr 0:19 1:-16 3:-16 4:-18 5:-18 6:-17
acamp 0:-17 1:-22 2:-22 3:-19 4:-18 5:-16 6:-16 7:21
acas 4:-25 5:-17 7:-15
access 0:-19 2:-25 3:-25 4:-21 5:-32 6:23 7:-27
accessibl 0:-18 4:-19 5:-20 6:-32 7:22
accessory 3:-16 7:-15
accident 0:22 3:-48 4:-31 5:-35 7:-17
account 0:-37 1:-16 2:-35 3:-41 4:-47 5:31 6:21
acct 1:-25 4:16 6:-31
accus 0:-21 1:-23 2:-27 3:-27 4:-27 5:-27 6:35 7:-16
acech 0:-21 1:-23 2:-24 3:-28 4:-25 5:37 6:-30 7:-24
acechador 0:-16 1:-17 3:-15 5:24 6:-18
acept 0:-21 1:-31 2:-40 3:-39 4:-24 6:-29 7:31
acetaminof 1:19 6:-18 7:-17
acid 1:-30 2:-23 3:-26 4:-15 5:-28 6:28
acos 0:-28 1:-32 2:-31 3:-27 4:-49 5:56 6:-50 7:-25
acosador 0:-24 1:-31 2:-32 3:-36 4:-34 5:44 6:-36 7:-31
acost 0:-19 1:-23 2:-29 5:-33 6:-33 7:-30
acount 0:-20 1:-20 2:-19 3:-19 4:-22 5:-19 6:20 7:-20
acre 1:-18 2:-22 3:-24 4:-21 5:-23 6:24
across 0:-19 1:-44 5:37 7:-44
acrost 2:-18 4:-15 5:-23 6:22
act 0:-28 3:-29 4:-36 5:-17 7:-18
acta 1:-25 2:-29 3:-27 5:-26 6:18 7:-25
actin 1:-18 2:-34 3:-27 4:-22 6:-15 7:-23
action 1:-18 2:-19 3:22 6:-25
activ 0:26 1:-31 2:-24 3:-25 5:-15 6:-16
acuerd 0:-26 1:-31 2:-17 3:36 4:-19 6:-26 7:-31
acuest 0:-29 3:18 4:29 5:-26 6:-41 7:-41
ad 0:-25 1:-46 3:-53 4:53 6:-60 7:-32
add 0:-23 3:-19
adderall 0:24 1:-30 3:-25 4:-25 5:-27 7:-20
address 0:-36 1:-31 2:-45 3:-51 4:-28 5:51
adentr 0:-16 1:-26 2:-37 4:-23 5:-32
adio 1:31 2:-26 3:-21 4:-33 5:-32 6:-21 7:-18
adjust 1:-18 2:-25 3:20 5:-17 6:-16
admit
adond 0:-24 1:-28 2:-31 3:-18 5:-20 6:-21 7:18
adopt 0:-21 1:-26 2:15 3:-26 4:19 5:-22 6:-38 7:-18
adoptiv 0:-20 2:27 4:-16 5:-17 6:-37 7:-31
adrenal 0:25 1:-28 3:-24 6:-29 7:-17
ads 0:-20 1:-36 2:-28 3:-41 4:62 5:-39 6:-46 7:-33
adult 0:-34 1:-24 4:-52 5:-21 6:16 7:-27
advantag 0:-46 1:-34 2:-42 3:53 4:-41 5:-29 6:-48 7:-33
advertis 0:-19 1:-16 4:27 5:-28 6:-25
advil 0:20 1:28 3:-29 4:-16 5:-23 6:-29
advisor 4:-24
advocacy 3:-28 4:-19 5:-22 6:20 7:-18
advocat 0:-18 2:-16 3:24 7:-31
aed 0:23 5:-22 7:-20
aeropuert 0:-24 1:-24 2:-28 3:-20 4:-29 5:-16 7:26
afford 0:-21 3:-22 4:-19 6:21 7:-19
afghanist 0:-22 1:35 2:-24 3:-33 4:-23 5:-18 6:-33 7:-23
afraid 0:-19 1:-40 3:-32 4:-44 6:33 7:-42
afric 0:-19 1:-24 2:-23 3:-24 4:24 5:-17 6:-19 7:-25
after 2:-15 3:32 5:-16 6:-16
afterbirth 0:34 1:-31 2:-20 3:-29 4:-21 5:-28 6:-29 7:-27
afternoon 0:-16 1:-28 2:-29 3:-16 4:-27 7:30
afterparty 0:-18 1:-20 2:-26 3:24 5:-20
aftershav 0:-23 2:-19 4:-24 5:-23
afterward 1:-16 3:23 4:-18 5:-18 6:-22
afuer 0:-19 1:-44 2:-41 3:-41 4:-51 5:37 7:25
again 0:-43 1:19 3:-28 4:-21 5:19 7:-21
against 0:-30 1:-24 5:-29 7:-30
agar 1:-16 3:33 4:-50 5:-46
age 1:-20 2:41 3:-39 5:-39 6:-50 7:-18
aged 0:-27 1:-32 2:-29 3:-27 4:-28 5:-21 6:-36 7:33
agenci 0:-30 1:-33 2:-33 3:-25 4:37 5:-19 6:-31 7:-25
agency 0:-31 1:-34 2:-26 3:-42 4:37 5:-22 6:-41 7:26
agend 2:-15 3:-25 4:17 5:-21
agent 0:-27 1:-31 2:-33 3:18 4:16 6:-16 7:-27
aggressiv 0:-23 1:-17 2:-18 3:-24 4:-21 5:-18 6:19 7:-16
agin 2:-17 3:-16 4:-24 7:-18
aging 0:-18 2:-26 4:-20 5:-22 6:-17 7:22
ago 0:20 1:18 2:-49 3:21 6:-56
agonal 0:22 1:-21 4:-15 6:-18
agre 0:-19 3:40 4:-37 5:-43 6:-36 7:-30
agred 0:-17 3:18
agresion 0:-16 1:-15 2:-19 3:19
agresiv 0:-22 1:-25 2:-20 3:-28 4:-28 5:-18 6:29 7:-28
agresor 0:-19 1:-17 2:20 3:-25 4:-17 5:-16 7:-22
agua 1:-28 2:19 4:-27 5:-27 7:-25
aguant 0:-28 2:-28 3:-31 4:-23 5:-17 7:-32
ahead 1:28 2:-31 3:-36 4:-25 5:-16 7:-29
ahi 3:-39 6:-38 7:23
ahij 0:-24 1:-26 2:30 3:-30 4:-21 5:-18 6:-21 7:-18
ahog 0:31 1:-40 2:-40 3:-30 4:-25 5:-26 7:-30
ahogandos 0:18 5:-19 6:-15
ahor 2:-37 4:21 6:-31
ahorc 2:-28 3:-40 4:-29 5:-43 6:22 7:-32
ahorit 1:-28 2:-34 4:-30 6:-37 7:19
aid 0:16 1:-20 3:-17
aide 1:-36 3:28 4:-29 5:-33 7:-42
aids 1:-22 2:-35 3:-31 4:-24 6:28 7:-28
aim 0:-21 1:17 3:-30 6:-27 7:-18
air 0:21 2:-42 3:-30 4:-40 6:-20 7:-26
airbnb 0:-33 1:-32 6:-18
airdrop 1:-24 2:-22 3:-21 4:-18 5:23 6:-27
aire 0:29 1:-41 2:-24 3:-28 5:-29 7:-34
airm 0:-19 1:23 6:-19 7:-32
airplan
airpod 3:-17 4:-18 5:21 6:-15 7:-15
airport 0:-26 1:-27 2:-34 3:-38 4:-33 5:-19 6:-28 7:44
airsoft 0:-21 1:-17 3:-17 4:-16 6:20
airtag 0:-38 1:-43 2:-37 3:-47 4:-38 5:73 6:-28 7:-59
ajen 2:-15 3:21 5:-15 7:-20
ajum
ak 3:-17
akron 7:-17
al 2:31 4:29 5:16 7:-25
alabam 1:-33 2:-16 3:17 4:-26 5:-24 6:-28
alacr
alarm 0:23 1:-27 2:-34 3:-37 4:-30 7:-16
alask 2:-30 4:-24 5:-23 6:30 7:-25
albany
alberc 0:21 2:-21 6:-16 7:-17
albergu 0:-33 1:-32 2:-28 3:-19 4:-25 5:-33 6:-29 7:38
albuquerqu 3:-20 4:18
alcans 0:-22 1:-20 2:-26 6:-18 7:20
alcanz 1:-22 3:-17 4:-32 5:-28
alcohol 0:18 1:-35 3:-21 4:-15 6:-18 7:-25
alert 0:-21 1:-29 3:-28 4:-28 5:39 6:-42 7:-30
alex 0:-32 2:-41 3:-31 4:-30 5:40 7:-29
algo 0:16 3:37 4:-24 5:-29 6:-37 7:-37
algui 2:-20 4:-41 5:39 6:-53 7:-33
aliv 1:63 2:-25 3:-51 4:-46 5:-38 6:-38 7:-50
alivi 1:15 3:-21
all 3:-15
alla 0:-18 2:25 4:-19 7:-19
allergic 0:30 1:-19 3:-22 4:-20 5:-25 7:-23
allergy 1:-15 2:-23 3:-19 4:-17 5:-15
alley 0:24 1:-31 2:-21 3:-28 4:-22 6:-39 7:17
allow 0:-43 1:-49 5:-35 6:40 7:-32
allowanc 0:-30 1:-25 2:-30 3:-33 4:-42 5:-26 6:34 7:-23
alma 3:-16
almac 0:-20 1:-19 2:-18 3:22 4:-35 5:-22 6:-22 7:-19
almoh 0:-28 1:-27 2:-16 3:-25 4:-22 5:-19 6:30 7:-26
almost 0:-19 2:-30 5:-30 6:-33 7:-30
alon 0:16 2:39 4:-20 6:-48 7:-41
along 2:-28 3:-32 4:-31 5:-31 7:19
alot 0:-19 1:-20 2:29 3:-21 4:-20 5:-20 6:-32 7:-20
already 1:21 2:-17 3:-31 4:-45 7:-17
alsaim 0:-18 1:-20 2:-27 3:20 4:-24 5:-19 6:-24 7:-30
also 2:-25 4:-22 6:22
alta 1:-18 2:-26 3:-32 4:-20 5:-22 6:-29 7:25
altar 0:-16 2:29 3:-16 4:-18 5:-21 6:-35 7:-23
alto 1:20 7:-17
alumn 0:-16 1:20 3:-26 4:-17 5:-24 6:-18 7:-19
always 0:-42 1:-34 2:28 5:18 7:-33
alzheim 6:-23 7:-17
am 0:-16 4:-25 7:23
ama 0:-19 2:-23 3:-20 4:-29 5:-23 7:17
amag 0:-19 1:-18 2:-17 3:-17 4:-18 5:-18 6:20 7:-18
amanec 1:20 7:-16
amaneci 0:-31 1:-24 2:-23 3:42 4:-24 5:-34 6:-32 7:-37
amar 0:-38 3:-41 5:-34 6:27 7:-37
amaril 1:19 3:-20 5:-20 7:-16
amazon 1:-27 2:-19 5:22 6:-25
amber 2:24 5:-26
ambi 0:-18 1:26 3:-40 4:-28 5:-26 6:-28 7:-27
ambulanc 0:50 1:-26 2:-30 3:-19 4:-22 5:-23 6:-51 7:-29
ambulanci 0:23 6:-15 7:-17
ambulansi 0:18 1:-17 2:-20 5:-22 6:-16
amenas 0:-23 1:-26 2:-24 3:-27 4:-27 6:32 7:-28
amenaz 0:-27 1:-21 2:-27 3:-16 4:-36 5:-17 6:52 7:-54
amenazant 2:-16 5:19 6:-21
americ 0:-25 1:-45 2:-34 3:-32 5:-34 6:31
american 1:-18 3:-22 4:-21 5:-16
amig 2:-19
amish 0:-31 2:-41 3:-31 4:-32 5:-21 6:42 7:-17
ammo 1:26 2:-30 5:-24 6:-27
ammoni 0:40 1:-24 3:-19 4:-35 5:-17 6:-36
ammunition 0:-21 1:20 2:-15 3:-17 4:-19 5:-18 7:-16
amo 1:22 2:-20 3:-17 5:-16 6:-23 7:-23
amonton 2:-18 3:-19 4:22 5:-22 6:-23 7:-26
amor 0:-18 3:-16 5:-25 6:-16
amp 0:17
amtrak 3:-16 4:-16 5:-18 6:-23 7:21
an 2:-21
anafi 0:21 1:-27
anal 2:-20 3:18 5:-18 6:-19
anaphylactic 0:19 2:-15
ancestry 0:-23 1:-27 3:-27 5:25 6:-15
anchorag 3:-17
ancian 1:-17 2:-23 3:-21 6:20
and 7:16
anda 0:-37 1:-35 3:-36 6:22 7:-18
andam 0:-21 1:-18 2:-22 4:-19 5:-22 6:-19 7:22
andan 0:-23 1:-18 6:25 7:-28
ando 0:-23 1:23 2:-36 3:-35 4:-38
android 0:-19 1:-23 2:-23 3:-23 4:-18 5:29 6:-28 7:-20
anesthesi 1:-17 3:18 6:-24
anesthesiologist 0:-26 4:-17
angel 0:-20 1:26 2:-22 3:-19 4:-19 5:-23 6:-23 7:-16
anger 1:-23 2:-25 4:-20 6:27
angry 0:-26 2:-34 3:-40 4:-29 6:46 7:-27
anhydrous 0:24 1:-19 3:-16 4:-26 6:-20
anim 0:-17 1:20 3:-17 5:-22 6:-18
animal 1:-27 3:-23 4:-22 5:38 6:-40 7:-21
anit 2:19 4:-20 6:-19 7:-16
ankl 0:23 1:-36 3:-41 4:-20 7:-36
anniversary 0:-28 2:-19 3:19 4:-22 5:-24 6:-27 7:-25
ano 0:-34 1:-18 7:-35
anoch 0:-21 2:-31 4:-32 7:-35
anochec 0:-17 1:-15 5:-25 6:-20 7:18
anon 1:-15 2:-26 3:-21 4:-26 6:-29 7:16
anonim 1:-16 2:-19 3:-17 6:-26 7:-20
anonymous 0:-15 1:-30 6:-30
anoth 2:-46 3:-17 6:-28 7:17
ansiedad 1:19 2:-17 3:-19 6:-17
answ 2:-18 3:-16 5:-17
answer 0:37 2:-33 3:-39 5:-39 6:-20
answerin 0:-22 2:-16 6:-17 7:24
ante 2:-24 3:-26 5:-27 6:24
antibiotic 0:22 2:-17 6:-23 7:-17
anticongelant 0:23 1:-28 3:-26 6:-18
antidepressant 0:29 1:33 2:-17 3:-27 4:-17 5:-23 6:-30 7:-32
antifreez 0:44 1:-15 2:-17 3:-36 4:-17 5:-17 7:-16
antoni 2:-17 4:-25 5:-18 7:21
anunci 0:-20 1:-18 2:-31 3:-32 4:27 6:-26 7:-17
anxiety 0:-19 1:-24 2:-23 3:-23 4:-17 5:-18 6:20 7:-22
any 0:-34 1:-31 3:-50 7:34
anybody 0:-18 2:-27 4:-36 5:-30 7:21
anymor 0:-31 1:24 3:-19 4:-48 5:-32 6:-22
anyon 1:-23 2:-40 4:-39 7:32
anyplac 0:-22 1:-21 3:-22 5:-21 6:-20 7:21
anyth 0:-34 1:-21 3:21 4:-33 7:-31
anyway 0:-37 2:-38 3:47 4:-24 6:-27 7:-30
anywher 0:-35 1:-37 2:-50 3:-42 4:-42 5:-18 7:34
aogo 0:21 1:-18 2:-18 3:-15 5:-16 7:-21
aorc 0:-16 1:19 3:-25
apa 0:-21 2:43 3:-36 4:-16 5:-25 6:21 7:-25
apach 0:-20 1:-19 2:-18 3:-27 6:24
apag 0:-33 2:-28 3:-20 4:-36 5:24 7:-28
aparat 2:-17 3:-25 4:-22 5:15
aparatit 0:-27 1:-18 2:-16 3:-21 5:26 6:-21 7:-17
aparec 0:-15 1:-22 2:-25 3:-22 4:-22 5:36 6:-24 7:-35
apareci 0:-19 1:-21 2:-23 3:-23 4:-17 5:26
apart 1:-20 6:-17
apartament 0:-20 1:-32 2:-26 5:-16 6:-28
apartment 0:-21 1:-45 4:-23 7:19
aplast 0:23 5:-22 6:-17
apne 0:-18 2:-19 3:-18 5:-25 6:-25 7:25
apologiz 0:-21 1:-25 2:-18 4:-24 5:-35 7:-20
apoy 1:-18 2:-29 3:21
app 0:-26 1:-18 2:-47 3:-40 5:56 6:-25 7:-29
appear 4:-24 5:23 6:-21
appendix 0:27 1:-23 2:-19 3:-15 5:-26 6:-29 7:-33
appl 0:-25 1:-32 2:-35 3:-26 4:-30 5:47 6:-41 7:-37
appli 0:-19 3:-17 4:-19 5:24 6:-22 7:-21
apply 0:21 1:-18 6:-23
appoint 2:21 5:-17
appointment 0:-18 1:-23 2:-24 3:-20 7:-15
approv 0:-37 1:-24 3:-23 4:-30 5:-22 6:17
aprend 1:-15 2:-15 4:-15 5:-19 6:17
aprendi 0:-15 1:-23 4:-18 5:16 6:-15 7:-19
apret 1:-22 2:-32 3:-24 4:-24 5:-29 6:24 7:-19
apriet 1:-17
apron 4:-21 6:-35
aprovech 0:-36 1:-36 2:-27 3:35 4:-23 5:-30 6:-24 7:-28
apunal 0:27 2:-25 3:-19 4:-22 5:-25 6:-24 7:-20
apunt 0:-17 1:-27 3:-17 4:-16 5:-17 6:19 7:-17
aquarium 2:-16 3:-24 6:17
aquel 0:-21 1:-38 2:-25 3:17 4:-17 5:26 6:-38 7:-20
aqui 2:-31 3:-30 4:-37 5:-28
ar15 1:-19 2:-24 3:-18 5:-19 6:26
ara 2:-18 3:-21 5:-26 6:21
arabic 1:24 2:-16 3:-22 4:-27 6:-24
aran 0:-16 1:16 2:-25 3:-28 4:-29 5:-17
ardor 3:23 5:-17 6:-23
are 0:32 3:-25 6:-25 7:21
area 1:-17 2:-21 3:-24 4:-24 5:-20 6:26
arenac 3:-17 6:18
arent 1:-21
argu 0:-34 2:-31 3:-15 4:-26 5:-34 6:26
argument 0:-22 1:-20 2:-22 3:-21 4:-16 5:-23 6:-22 7:16
arizon 0:-16 2:17 4:-28 5:-16 6:-29
arm 0:16 3:-21 4:-45 5:-44 7:-31
arma 0:-20 1:15 2:-19 4:-28 5:-21 7:-22
army 0:-29 1:-19 2:-37 4:-18 5:-26
around 2:-33 4:-24
arranc 0:-18 1:-17 3:24 4:-16 6:-20 7:-17
arrang 0:-20 1:-35 2:-38 5:-23 6:18 7:-23
arrangement 2:-19
arrastr 0:-29 1:-28 2:-27 3:-22 4:-31 5:-24 6:28 7:-20
arregl 0:-17 2:-20 5:-23
arrest 1:-40 5:-36 7:-26
arrib 0:-22 1:-27 3:-26 4:22 5:-25 6:-26 7:-16
arrim 0:-27 1:-32 2:-22 3:24 4:-15 5:-26 6:25 7:-21
arrincon 0:-21 1:-18 2:-23 3:28 4:-30 5:-23 6:-20 7:-28
arroz 0:-21 2:21 3:-21 6:-22
art 0:-19 2:-30 3:-31 4:-33 7:25
artery 0:31 1:-17 6:-33
artist 0:-21 2:-23 3:26 4:-27 5:-16 6:-28 7:-19
arun 2:24 5:-17 6:-23 7:-16
as 1:-22 3:32 6:-18
asalt 2:-17 4:-16
asap 6:-16
asault 2:-15 3:23 4:-18 5:-15 6:-20
asco 2:-19 3:25 4:-24 5:-21 7:-20
aser 0:-23 1:33 2:-20 3:-35 4:-25 5:-32 6:-44 7:18
aserl 0:-21 6:-21
asfixi 0:-23 4:-16 5:-16 6:20 7:-17
ash 1:-17 2:-27 3:-20 4:-19 5:-18 6:20 7:-18
asham 0:-21 1:28 2:-17 4:-20 5:-19 6:-29 7:-25
asi 0:-17 1:23 2:-28 3:-20 4:-17 5:-19 6:21 7:-21
asian 3:-24 4:20 7:-22
asid 0:-15 1:24 2:-19 4:-19 5:-16 6:-22
asil 0:-20 1:-21 2:-25 4:-28 5:-16
ask 0:-27 4:-20 5:25 7:-25
askin 1:-21 3:-30 4:-25 7:-29
asl 0:-16 4:-16
asleep 2:-49 3:40 5:-40 6:-48
asma 0:20 1:-22 3:-19 6:-22 7:-18
asom 0:-21 1:-16 5:23 6:-22
aspirin 0:17 1:20 3:-21 4:-29 6:-24
ass 5:-17 6:17
assault 0:-33 1:-45 2:-37 3:87 4:-38 5:-56 6:-53 7:-45
asset 0:-18 3:-21 4:-22 5:-31 6:21 7:-16
assignment 2:-16 3:-17 6:-22
assist 1:-24 2:-24 3:30 4:-29 5:-25
assistanc 1:-22 5:-19 6:-19 7:16
assistant 0:-27 1:-17 3:-28 5:-20 7:-16
assult 2:-18 3:16
assum 0:-18 1:-20 2:-15 6:19 7:-19
asthm 1:-24 2:-23 3:-30 6:-25
asult 3:18 5:-20 7:-21
asust 4:-15 5:22 7:-15
asylum 0:-18 2:-24 3:-19 4:-22 5:-22
at
atac 0:-20 1:-24 2:-16 3:27 4:-18 5:-22 6:-19 7:-21
atack 0:23 1:-22 2:-16
ataqu 1:-35 2:-29 3:17 4:-27 5:-25 6:-27 7:-20
ate 0:41 1:-30 2:-51 3:-38 4:-29 6:-42 7:-19
atend
athlet 0:-20 1:23 2:-17 3:-22 4:-21
atiend 0:-17 3:-25 4:20 5:-20 6:-26
atlant 0:-21 1:-25 2:-25 3:-26 4:30 5:-22 6:-29 7:-31
atm 0:-18 1:-22 2:-17 3:-24 4:-30 5:-22 7:22
atra 1:-18 3:-16 5:26 6:-27 7:-22
atragant 0:19 1:-19 3:-16 4:-15 5:-19 6:-17 7:-19
atrev 0:-16 1:-19 2:-26 3:-18 4:-23 6:32 7:-32
attack 0:-27 1:-49 2:-37 3:62 4:-43 5:-57 6:-17 7:-36
attempt 0:-35 1:48 2:-30 3:-29 4:-32 5:-29 6:-44 7:-28
attendant 0:-18 1:-20 2:-26 3:19 4:-19 6:-29
attic 1:-30 3:-20 4:-37 5:-29 6:24 7:-39
attorney 0:-22 1:-22 2:-16 3:-15 4:-21
au 0:-32 1:-21 3:-28 4:36 5:-28 7:-24
audi 1:22 3:-16 5:-19 6:-17
auger 0:-21 1:23 2:-18 3:-16 4:-17
aun 0:-16 2:-18 3:-25 4:-15 5:21
aunqu 0:-23 1:-31 3:27 4:-26 7:-19
aunt 1:-20 2:17 6:-37 7:19
aunti 0:-22 1:-30 2:15 3:-32 5:-31
aunty 1:-22 2:19 3:-23 5:-15 6:-34 7:-16
aupa 2:-24 6:-19 7:-23
austin 3:17
autism 0:-29 1:-26 2:34 3:-33 5:-34 6:-30 7:-31
autistic 0:-33 2:17 3:-23 4:-30 5:-23 6:-26
autobus 1:-15 3:-16 4:-17 7:18
autolesion 0:-26 1:30 2:-26 3:-25 4:-20 5:-25 6:-30 7:-18
avent 0:-39 2:-47 3:-21 4:-35 5:-43 6:40
avient 1:-27 2:-46 3:-42 4:-28 5:-31 6:40 7:-32
avion 0:-16 2:-16 3:-22 4:16 5:-24
avis 0:-23 2:15 3:-17 4:-24 5:15 6:-22 7:-27
avisp 0:19 1:-18 2:-19 3:-17 4:-18 5:-20 6:-16 7:-18
awak 1:-33 2:-31 4:-34 5:-39 7:-34
awar 0:-19 2:-21 3:-16 6:20
away 0:-18 3:-33 5:-40
awn 0:-25 1:-17 2:-20 3:-31 4:-18 5:-16 6:-28 7:22
ax 0:17 3:-26 6:-15
axe 0:-29 1:-23 2:-27 3:20 5:-31 7:-22
ay 1:-42 4:-25 6:-26
ayer 1:-27 2:-27 4:-23 5:-27
ayud 2:-32 4:-16 6:26 7:-32
ayudam 0:18 1:-18 2:-22 4:-27 5:-24 7:-17
az 4:-15
azot 0:-29 1:20 2:17 3:-26 4:-28 5:-26 6:-26 7:-23
azuc 1:-20 3:-16 5:-25 6:-19 7:-17
azul 0:34 1:-34 2:-37 3:-28 4:-23 5:-34 6:-30 7:-32
b 1:-16 2:22 3:21 5:-17
babe 3:-18 4:-20 5:-21 6:-19 7:-16
baby 1:-19 2:38 3:-40 4:-18 5:-28 6:-24
babydaddy 0:-17 1:-26 2:-23 3:-26 4:-21 7:-17
babysat 2:18 3:-26 7:-21
babysit 0:-47 1:-53 2:35 3:-20 5:-28 6:-43 7:-37
babysittin 2:-33 3:-16 4:17
bacheloret 0:-19 2:-25 3:18 4:-26 5:-16 6:-30 7:-17
back
backhand 0:-25 1:-25 2:-31 3:-31 4:-19 5:-30 6:39 7:-20
backlog 3:25 6:-22
backpack 0:-25 1:-30 2:-41 3:-39 4:-36 5:15 7:27
backpag 1:-20 2:-19 3:-26 4:31 7:-15
backseat 0:-21 1:-20 2:-27 3:-17 4:-15 5:-21 6:-22 7:28
backward 0:31 1:-30 2:-29 4:-23 5:-33 6:-27 7:-32
backyard 0:-19 1:-22 2:15 3:-22 4:-29 6:-21 7:-23
bad 4:-47 5:-28 7:-16
badg 0:-25 1:22 2:-21 3:-39 4:-28 5:17 6:-31 7:-25
bae 0:-22 1:-20 2:-25 3:-22 6:18 7:-20
bag 2:-28 3:-17 4:-27 7:23
bail 0:-35 1:-42 4:28 7:-26
baj 0:-18 4:-25 5:-27 6:-17 7:15
baja 0:-25 1:26 2:-21 3:-30 5:-26 6:-19 7:-22
bajam 1:-22 3:-20 5:-19
bajar 3:-21 4:21
baje 0:-31 2:-18 4:-20 6:-29
bajit 0:-25 6:23
bajo 0:-29 1:-26 5:-25 6:-39 7:22
baker 1:20 6:-28
bala 0:21 2:-18 3:-17 4:-20
balaz 0:28 1:-25 2:-24 3:-29 4:-21 5:-24 7:-24
balcony 0:-32 1:22 3:-41 6:-26 7:-37
bald 0:-18 1:-24 3:-18 4:-25 5:-23 6:15 7:-15
baler 0:16 1:-18 2:-24 3:-22 6:-16
ball 0:18 6:-27
balloon 0:16 1:-18 2:-20 3:-27 4:-21 5:-29 6:18
baltimor 4:-20 6:23 7:-22
ban 0:-24 1:-32 2:32 4:-34 5:-37 6:-34 7:23
bana 0:-24 1:-41 2:35 5:-26 6:-29 7:-20
banc 0:-20 1:-25 2:-24 3:-33 4:-20 6:-41 7:30
band 1:16 4:-28 5:-23 6:-36 7:-25
bandag 1:21 3:-17 4:-18 5:-16 6:-22 7:-20
bane
baner 0:17 2:-21 3:-22
bang 0:-41 2:-40 3:-35 4:-34 5:-46 6:35 7:-38
bangor
bank 0:-23 2:-44 3:-36
bano 3:-24 7:-33
banquet 0:-28 1:-28 2:-26 3:-28 4:-27 5:-33 6:-26 7:32
baptism 0:-19 2:26 3:-25 4:-19 6:-20 7:-22
baptistry 1:-17 2:-20 3:-22 4:-20 6:-18 7:21
bar 0:-15 1:-43 3:17 5:-17 7:-41
barb 0:-19 1:-21 2:-31 3:16 5:-24 6:-27 7:-30
barbiturat 0:27 1:-31 2:-22 3:-22 4:-21 5:-17 6:-21 7:-15
barc 0:-18 3:-21 4:27 6:-21 7:-19
barcod 0:-44 2:-40 3:-28 4:45 5:-25 6:-39 7:-24
barefoot 0:-39 1:-23 3:-43 4:-32 5:-24 7:23
barely 0:41 1:-32 2:-23 3:-27 4:-20 5:-23 6:-30 7:-19
barist 1:-23 4:-19 5:21 6:-22 7:-19
barn 2:-37 6:-35 7:-37
barrack 0:-21 1:-22 2:-20 4:-19 5:-24
barrel 1:35 2:-33 3:-28 4:-32 5:-30 6:-48
barrig 0:-17 1:-18 3:-15 4:-15 5:-16 6:19 7:-18
barrow
bartend 0:-19 2:-26 3:20 4:-20 5:-27 6:-23 7:-22
base 0:-29 3:20 4:-39
basement 1:-44 2:23 3:-40 5:-42 6:-29
bash 0:-16 1:-23 2:-27 3:-17 4:-21 5:-25 6:26
basic 1:-25 7:-21
basically 0:-32 1:-24 2:-28 3:-26 4:-19 5:-15 6:27 7:-16
bassinet 0:-26 1:-19 2:-18 7:22
basur 0:-25 1:-21 2:24 3:-30 4:-21 5:-29 6:-20 7:-30
bat 0:21 1:-37 2:-33 3:-44 4:-46 5:-44 6:44 7:-34
bate 2:-17 3:-30 5:-22 6:34 7:-24
bath 1:-30 2:46 3:-52 4:-47 6:-62 7:-36
bathroom 0:27 3:15 4:-35 6:16
bathtub 0:37 1:-31 2:-44 3:-34 4:-31 5:-19 7:-35
baton 2:-17 4:-15 6:16
batter 0:-32 1:-35 2:-28 3:-25 4:-28 5:-32 6:67 7:-68
battery 1:-44 2:-37 3:-34 5:17 7:-39
bay 3:-15 4:-16 6:26 7:-27
bayou 1:-22 3:-20 4:-20 5:22 7:-17
bb 0:-17 1:-18 3:-17 4:-27 5:-19 6:-22 7:18
bball 0:-18 1:23 2:-16 3:-20 4:-20 6:-21
bbq 4:-16 6:16
bbs 1:-17 3:-20 5:-19 6:15 7:-21
bd 1:-17 2:-24 4:-16 5:-16 6:18
bdsm 0:-20 3:-23 4:-18 6:22 7:-18
be 0:-29 1:37 3:-16 4:-15 7:-16
beach 0:-26 1:-31 2:-27 3:-36 4:-24 5:-30 6:-35 7:39
beagl 1:-15 3:-19 5:-15 6:26 7:-16
beam 0:-18 1:30 2:-28 3:-26 4:-23 5:-26 6:-30 7:-19
bear 0:-18 1:-19 2:-27 3:-17 5:30 6:-17
beat 0:-23 1:-51 3:-55 5:-49 6:45 7:-48
beauty 1:-15 2:-18 3:-23 4:20 5:-26 6:-22
beb 0:-47 1:-31 2:-28 3:37 4:-31 5:-35 6:-22 7:-29
bebe 0:17 1:-29 2:28 3:-51 4:-19 5:-55 6:-38 7:16
bebi 0:37 1:-26 2:-27 3:-29 4:-21 5:-30 6:-32 7:-20
bebit 0:18 1:-19 3:-17 4:-20 5:-26 6:-29 7:-21
becam 0:-19 1:-17 7:16
becaus 0:-15
bed 0:-27 1:-38 3:16 4:-31 5:-20 6:-25 7:35
bedbug 4:-17
bedford 2:-18 5:-18 6:19
bedroom 0:-36 1:-39 2:-16 4:-34 6:26 7:-49
bedsheet 0:-24
bedsor 1:-26 2:-32 3:-25 4:-20 5:-28 6:23 7:-21
bedtim 0:-20 1:16 2:-16 3:-18 4:-27 5:23 6:-28 7:-17
bee 0:31 1:-23 2:-22 3:-25 4:-19 5:-16 6:-30 7:-19
been 0:-19 1:26 4:-17 6:-19
beep 1:-19 4:-27 5:26 6:-32 7:-22
beer 0:-46 1:-34 2:23 4:-33 5:-34 7:-16
beet 0:-16 3:-15 4:-17 5:-19 6:18 7:-16
befor 2:-30 3:-18 6:17
beg 0:-28 2:15 4:34 5:-52 7:-37
beggin 2:21 5:-18 6:-27
behalf 1:-17 2:25 3:-16 4:-18 6:-19
behav 1:-20 2:21 5:-22 6:-16 7:-18
behin 0:-19 1:-17 2:-21 4:-20 5:16 6:-32 7:-16
behind 0:-30 1:-27 2:-37 5:36 6:-46
bein 6:-24
being 0:-29
believ 0:-28 1:-42 3:21 4:-29 5:-23 7:-36
belittl 0:-18 1:-17 2:-16 3:-19 4:-17 5:-17 6:22 7:-16
bell 0:-16 3:-22 4:-16 5:23 6:-22
belly 0:35 1:-29 2:-34 3:-36 4:-17 5:-23 6:33 7:-46
belong 0:-24 1:-33 2:-32 4:15 5:-35 6:-22
below 1:-23 2:-31 3:-34 4:-25 5:-23 7:32
belt 3:-19 4:-24 5:-27 7:-36
bemidji 2:-15 4:-16 5:-19 6:21 7:-15
ben 3:-18 5:-24 6:16 7:-16
benadril 0:-17 1:-16 2:22 3:-25 4:-26 6:-16 7:-18
benadryl 1:-33 2:30 3:-31 4:-35 5:-27 6:-27 7:-24
bench 0:-43 1:-37 2:-34 3:-33 4:-37 5:-16 6:-47 7:52
bendit 5:-19 6:20 7:-16
benifit 0:-15 1:-21 3:-20 5:-18 6:25
bent 0:-22 1:-33 2:-30 3:-41 4:-25 5:-25 6:40
bentan 0:-18 1:-23 2:-26 4:-23 5:21 6:-25 7:-26
benz 1:-18 2:23 3:-19 4:27 5:-20 6:-24 7:-20
bern 0:-16 2:-16 3:-19 4:-18 5:-16 6:20
berry 0:17 5:-18
bes 0:-18 2:17 3:-19 4:-21 5:-16 6:-19 7:-16
besa 0:-24 1:-25 2:24 3:-31 4:-31 5:-21 6:-26 7:-23
besar 1:-17 3:17 4:-23 5:-19 6:-17
besid 0:-21 1:-25 2:-30 3:-25 4:-23 6:25 7:-19
beso 0:-29 1:-21 4:-28 5:-21 6:-28 7:-26
best 0:-36 1:23 4:-50
bestfriend 0:-26 1:-28 2:-26 3:25 4:-19 6:-22 7:-19
besti 1:-38 2:-27 3:19 5:-24 6:-25
besty 0:-18 1:-21 2:-19 3:-22 4:-23 5:-24 6:22
bet 0:-31 1:69 2:-31 3:-31 4:-43 5:-31 6:-61 7:-47
betw 0:-32 1:-31 3:-38 4:-27 5:-23 6:24 7:20
bff 0:-28 4:-29 5:-38 7:-26
bhabhi 5:-18 6:19
bhaiy 5:-18 6:19
bi 1:-20 2:-22 3:-23 4:-26 5:-23 6:24
bibl 0:-24 1:21 4:-23 5:-20 6:-42 7:-21
bibliotec 0:-16 1:-23 3:-20 6:-23 7:19
bicycl 3:-18 4:-17 5:23 6:-15 7:-18
bien 0:31 1:-40 2:-24 4:-30 5:-27 7:-24
big 0:17 1:-30 3:-50 5:-45 7:-34
bike 1:-16 2:27 3:-17 4:-17 5:-15 6:20 7:-18
bikini 3:-30 5:-26
bil 0:-16 6:17 7:-23
bill 0:-17 2:-36 3:-23 7:-30
bin 0:27 1:-25 5:-17 6:-31
bind 3:-25 4:-19 5:-15 6:22
bing 0:-22 1:-20 2:-23 3:15 4:-21 6:-35 7:-27
binocul 0:-15 1:-23 2:-27 3:-20 4:-20 5:38 6:-39 7:-18
binocular 1:-15 2:-17 5:15 7:-16
bio 0:-27 1:-27 2:-30 4:-28 6:28 7:-22
biol 0:-17 1:-16 2:-16 3:22 4:-17 5:-16 6:-19 7:-18
biopsy 0:-15 1:24 2:-19 4:-19 5:-16 6:-22
bipol 0:-15 2:-26 3:-30 4:-20 5:-24 6:19 7:-25
bird 0:-24 1:-15 2:-22 4:-22 5:-18 6:18
birth 1:-30 2:-24 3:-20 4:-21 5:-26 7:-17
birthday 0:-31 1:41 2:-41 3:-37 4:-34 5:-36 6:-47
bishop 0:-18 1:-31 4:-24 5:-25 6:-17 7:-16
bismarck 7:-18
bit 0:15 1:-17 2:-50 4:-39 5:-53 6:15 7:-33
bitch 0:-22 1:-17 2:-20 3:-23 4:18 5:-24 7:-18
bitcoin 4:17 6:-17
bite 0:-16 1:-37 4:-25 5:-27 7:-26
bivir 1:19 3:-18 5:-17 6:-25 7:-20
bizness 0:-15 2:-17 3:22 4:-17 6:-28 7:-18
black 1:-23 2:-26 4:-47 5:-40 6:27 7:-35
blacken
blackmail 0:-20 2:-37 3:22 4:15 7:-25
blackout 0:-28 2:-34 3:20 6:-24
blad 0:-40 1:61 2:-55 3:-54 5:-42 6:-42 7:-39
blam 0:-23 1:16 2:-40 3:-23 7:-22
blanc 1:-23 2:-21 3:-28 6:-39 7:-26
blank 1:-18 2:-24 3:15 4:-17 5:23 6:-23 7:-22
blanket 0:-15 1:-27 3:-37 4:-35 5:-36 7:33
ble 3:-35 4:-35 5:-25 6:-17 7:-32
bleach 2:-29 3:-18 4:-24 5:-33 7:-34
bled 0:-23 1:-40 2:18 3:22 4:-35 5:-24 6:-17 7:-18
bleed 0:71 1:-24 2:-27 3:-19 4:-32 5:-41 7:-42
bless 0:-23 1:-28 2:-29 4:-24 5:-21 6:20 7:-15
blew 1:-18 2:-35 4:-26 5:-29 7:-23
blind 0:18 1:-33 2:-27
blink 0:-27 2:-23 3:-33 5:32 6:-28 7:-21
blizzard 1:-16 2:-16 3:-21 5:-20 6:21
block 0:-37 1:-20 2:-42 3:-38 4:-58 5:52 7:-40
blok 0:-18 1:-18 2:-18 3:-17 4:-17 5:24 6:-26
blood 0:82 1:-22 2:-29 3:-32 4:-28 5:-35 6:-34 7:-51
bloody 1:-21 2:-17 3:-22 4:-19 5:-19 6:25
bloqu 0:-19 1:-21 2:-26 3:-29 4:-29 5:25 7:-17
bloqui 0:-21 1:-21 5:16 6:-26
blous 0:-27 1:-29 2:-45 3:39 4:-18 6:-38 7:-19
blow 2:-36 3:-31 4:-31 6:-18 7:-24
blowin 0:-19 4:-23 5:21 6:20
blu 0:21 2:-16 3:-19 4:-17 6:-19
blue 0:67 1:-37 2:-42 3:-53 4:-27 5:-25 6:-32 7:-41
blueberry 2:-21 4:18 6:-16
bluelink 0:-19 1:-17 2:-17 3:-18 5:22 6:-24 7:-17
bluetooth 0:-18 1:-16 5:19 7:-17
bluish
blunt 0:20 1:-29 2:-29 3:-23 4:-21 5:-18 7:-16
blurry 0:18 4:-17 7:-15
blus 0:-18 1:-17 3:24 4:-16 6:-20 7:-17
blvd 0:-18 1:-18 2:-23 3:-21 6:-23 7:23
board 1:-25 2:-22 5:-35 6:-21
boat 0:-32 6:-19
boca 1:-34 4:-29 5:-29 7:-30
bodeg 2:-20 3:-18 4:16 5:-29 6:15 7:-26
body 1:-23 4:22 5:-48 7:-47
boil 0:-33 3:-36 4:-39 6:-23 7:22
bois
bolet 1:-23 2:-24 3:-29 4:29 5:-25 6:-31 7:-19
bols 0:-23 1:-33 2:-32 3:-34 4:-28 7:18
bolt 0:-20 1:-34 4:-22 5:-37
bomb 1:-30 2:-21 3:-23 4:-24 5:-23 6:18 7:-19
bond 0:-36 1:-27 2:-28 3:-27 4:-26 5:19 6:38 7:-28
bondag 0:-18 1:-19 3:-17 4:27 5:-22 6:-16 7:-18
bone 0:29 1:-48 2:20 3:-20 4:-25 5:-23 6:-48 7:-18
bong 2:-16
boo 0:-22 1:-19 2:-25 3:-16 5:25 6:-16
boob 3:22 5:-19 6:-23
boobytrap 1:-25 6:26 7:-25
book 0:-21 1:19 3:-31 4:20 6:-48
boost 0:-29 1:-27 2:-16 3:-24 4:-26 5:24 6:-22 7:-16
boot 0:-45 1:-16 4:-20 5:-24 6:19
booth 0:-16 2:-16 3:-22 4:-21 5:-21 6:25 7:-18
bor 2:-21 4:-25 5:-23
bord 0:-20 2:-35 7:-27
born 0:20 1:-22 3:-28 4:-23 5:-21 6:-28 7:-28
borough 1:-18
borrach 0:-26 1:-32 4:-31 5:-26 7:-38
bosqu 0:-17 1:-22 2:-22 3:-19 4:-18 5:-16 6:-16 7:21
boss 0:-25 1:-39 2:-40 3:34 4:43 6:-43 7:-24
bossm 1:-19 2:-19 3:19 6:-24 7:-20
bosss 1:-16 3:-23
bot 1:-20 2:-38 3:-17 4:-22 5:-22 6:-17 7:20
bota 1:-24 2:-17 3:-20 4:16 6:-16
botar 0:22 1:-15 2:-20 3:-17
both 1:19 2:-22 4:-48 5:-27
boto 0:-15 1:-23 3:-36 4:-24 5:-25 6:-31 7:25
bottl 1:23 2:-18 3:-16 4:-24 5:-29 7:-41
bottom 1:-38 3:26 4:24 5:-22 6:-54 7:-23
bought 0:-32 1:33 2:-19 3:-39 4:19 6:-35 7:-36
bounc 0:-26 1:-17 2:-24 3:18 4:-18 5:-18 6:-20 7:-23
bound 0:-17 1:26 2:-28 3:18 4:-22 5:-18 6:-36 7:-19
bounty 2:-20 3:-28 4:-26 5:36 6:-28 7:-18
bowl 0:-16 1:-29 3:-17 5:-19 7:-24
box 0:-31 1:-19 2:-36 4:-16 5:33 7:-22
boy 2:48 3:-22 4:-40 6:-20
boyfr 1:-20 2:20 3:-17 4:-18 5:-20
boyfrend 3:-15 5:-16 6:18
boyfriend 0:-19 1:-32 5:-17 6:27 7:-16
bp 0:39 1:-26 2:-19 3:-24 4:-17 5:-35 6:-37 7:-28
bra 0:-24 1:-34 2:-24 5:-41 7:-36
brac 2:-19 3:-15 4:-16 5:-16 6:15
bracelet 0:-23 1:23 3:-15 5:-18 6:-27 7:-16
brag 0:-24 1:-24 2:-20 3:-22 5:-16 6:21
bragg 5:-20
brah 0:-15 2:-17 3:-20 6:20
braid 0:-32 1:-34 3:-36 5:-29 6:24 7:-39
brain 1:33 2:-17 3:-27 5:-29 6:-39
brak 0:-25 1:-30 2:-37 3:-34 4:-22 5:-29 6:39 7:-17
branch 1:-22 3:-17 4:-28 5:20 6:-31
brand 0:-35 1:-36 2:-32 3:-31 4:46 5:-25 6:-41 7:-26
brandy 1:-20 2:-21 3:-25 4:-16 5:-29
bras 2:-27 4:-16 6:-20
brat 3:-17 6:-17 7:16
braz 1:29 2:-28 3:-48 4:-36 5:-37 7:-34
brazit 0:24 1:-16 3:-20 4:-27 5:-27 6:-25 7:-15
bread 0:-19 2:32 3:-19 4:-23 5:-33 6:-36
break 2:-26 3:-42 4:-24 5:-41 6:37
breakdown 1:17 6:-15
breakup 0:-20 2:-24 3:-34 4:-23 5:23 6:-28 7:-26
breast 0:-20 1:-25 2:-35 3:46 4:-26 5:-36 6:-29 7:-25
breastfeed 0:-22 2:-29 3:-24 5:-17 6:23
breath 0:58 1:-39 2:-41 3:-40 4:-45 6:-19 7:-41
breathin 0:40 1:-42 2:-30 3:-33 4:-21 5:-19 6:-42 7:-35
bremerton 2:-17 4:-17
brib 6:-25
brick 0:18 2:-16 4:-17 6:-19
brid 0:-27 1:-20 2:-46 3:-38 5:-41 6:34 7:-25
bridg 0:-41 1:49 2:-41 3:-39 4:-41 5:-51 6:-58
bridl 1:-29 3:-18 6:24
brief 2:-19 3:-17 4:-20 6:20
bright 7:-18
brighton
brinc 1:-33 2:-28 3:-28 4:-30 7:-27
bring 0:-27 1:-40 3:-25 4:34 5:-22 7:-27
bro 2:39 4:-31 6:-25 7:-37
brok 1:-28 3:-42 4:-35 5:-31 6:35
bronx 4:-16 5:-16
brooklyn 0:-25 2:-17 3:-16 5:-18 7:-24
broom 0:-26 1:-25 3:20 4:-28 5:-34 6:24 7:-26
broth 2:21 7:-17
brothel 0:-25 1:-27 2:-33 3:-27 4:51 5:-26 6:-48 7:-38
brought 0:-34 1:-34 2:-46 4:64 5:-42 6:-58 7:-45
broward 3:-17 6:22 7:-26
bruc 0:-21 1:-17 2:18 3:-30 4:-15 5:-16 7:-19
bruh 2:-20 3:-17 6:19
bruis 0:-46 1:-41 2:18 3:-29 4:-40 5:-56 6:26 7:-45
brung 2:-18 5:-27 6:-18 7:-31
brut 3:-16
bs 1:-19 2:-25 4:-27 5:-17 6:22 7:-21
bsf 0:-23 2:-27 3:-22 4:-26 6:16
bubbl 0:25 1:-19 3:-22 5:-20 6:-38
buck 1:-24 3:-19 4:-23 5:-18 7:23
bucket 1:-28 3:-25 5:-25 6:-37 7:-34
buckhannon 3:-16
buckl 0:-17 1:-29 3:-25
buddy 0:-31 1:26 2:-29 4:20 5:-28 6:-44
buffal
buffet 2:-18 4:22 6:-19 7:-24
bug 1:-33 2:-29 3:-34 4:-29 5:38 6:-51 7:-21
buick 0:-16 1:-26 3:-16 4:-21 6:-19 7:17
build 0:16 1:-42 2:-25 4:-23 6:-44 7:30
bulb 0:-22 1:-16 3:-22 4:-20 5:-17 6:23
bulg 0:20 6:-20
bull 0:25 1:-17 4:-34 5:-21 6:-35
bulldoz 1:-32 2:-30 3:-23 4:-28 6:-18 7:28
bullet 1:22 2:-44 3:-31 4:-35 5:-38 7:-31
bulli 0:-23 1:32 2:-22 3:-28 4:-23 6:-29 7:-27
bullit 1:20 2:-16 4:-19 5:-18 6:-17
bully 0:-22 2:-25 3:-23 4:-18 5:-25
bumbl 0:-16 2:-18 3:-24 5:21 7:-21
bump 0:-38 1:-31 2:-37 3:-27 4:-17 5:41
bunch 0:42 1:35 2:-37 3:-43 4:-36 5:-26 6:-40 7:-17
bunk 0:-31 1:-35 4:-33 5:-30 6:-26
bunkhous 0:-17 1:-21 2:-20 3:-20 4:-22 5:-20 6:-21 7:24
bunkmat 0:-18 1:23 2:-18 3:-21 4:-17 6:-25
burd 0:-41 1:48 2:-33 3:-39 4:-34 5:-31 6:-49 7:-39
burdel 0:-32 1:-20 2:-31 3:-32 4:32 5:-34 6:-30 7:-32
buri 0:18 2:-36 3:-41 4:-36 5:-36 7:-35
burn 2:19 3:-47 4:-27 5:-41 6:22 7:-21
burnin 0:20 1:-19 3:-22 6:-24
burnt 1:-24 2:-22 3:-29 4:-29 5:-23 7:-19
burst 0:26 1:-23 2:-22 3:-15 4:-23 6:-36
bury 0:-23 1:20 2:-29 3:-31 4:-31 5:-28 7:-36
bus 0:-32 1:-36 4:-23 6:-38 7:43
busc 0:-26 2:-24 3:-39 5:26 6:-17 7:-33
buscart 0:-19 1:-16 2:-16 3:-16 6:-20
bush 0:-31 1:-36 2:-33 3:-32 4:-29 5:53 6:-45 7:-27
business 1:-27
bust 0:-54 1:-32 3:-34 4:-25 5:-40 6:44
but
butch 0:-18 1:-20 2:-15 6:19 7:-19
butl 5:-18 6:19
butt 0:-24 1:-26 4:-21 6:-36
button 0:19 2:-38 4:-26 5:-26 7:-27
buy 0:-25 3:-57 4:39 5:-20 7:-23
buyer 2:-17 3:-24 4:21 5:-23 6:-16
buzz 3:-22 6:-20
by 5:17
bye 0:-25 1:55 2:-23 3:-41 4:-32 5:-37 6:-49
bystand 4:-16 5:-19 6:22 7:-19
c 4:-21 6:-20
ca 3:-20 6:24 7:-25
cab 0:19 1:-25 3:-26 5:-25 6:-35
cabel 0:-20 1:-23 2:-17 3:-22 6:21 7:-17
cabem 2:-16
cabes 0:17 1:-18
cabez 0:20 2:-34 3:-34 4:-25 5:-24 7:-22
cabin 0:-31 1:-22 4:-29 5:-30 6:-37
cabinet 0:-29 2:-22 3:-22 4:-22 5:-27 7:-23
cabl 1:-32 2:36 3:-33 4:-29 5:-23 6:-19 7:-35
cacahuat 1:-23 5:-25 6:-21
cachet 0:-37 1:-41 3:-43 4:-39 5:-37 6:32 7:-34
cada 7:-34
caddy 0:-16 2:-30 3:-29 5:20 6:-32
cafe 5:-16
cafeteri 6:-24
cage 0:-19 1:-22 2:22 4:-21 6:-25 7:-21
cai 0:-17 1:-22 2:-17 3:-29 5:-33 6:28
caid 0:19 3:-22 6:-25 7:-15
caint 1:-26 3:-23 4:-16
caja 0:-22 2:-16 3:-24 5:-17
cal 0:-15 1:-17 3:-31 4:-39 5:31 7:34
calend 2:-28 5:-17 7:-16
calentur 0:31 2:-24 3:-17 4:-16 5:-17 6:-24 7:-17
cali 1:-19 2:-17 3:-17 4:15 5:-16 6:-19 7:-16
calient 1:-34 3:-23 4:-21 7:-24
californi 0:-17 1:-21 2:-23 5:-27 6:-27 7:-24
call 1:-22 3:-22
calladit 1:-16 4:-20 5:-16 6:17
calm 0:-17 1:20 2:18 3:-19 4:-23 5:-24 6:-35 7:-27
calor 0:-21 1:-18 2:-23 3:-17 4:-21 5:-21 6:-23 7:24
calson 0:-22 2:20 4:-17 5:-16 6:-17
calv 0:-17 1:-17 2:-22 3:24 6:-24
calzon 2:-15 3:21 5:-15 7:-20
cam 0:-34 1:-32 3:-49 4:20 5:37 6:-29 7:-21
cama 0:-47 1:-38 4:-45 5:-44 7:30
camar 0:-28 1:-29 2:-29 3:-38 5:40 6:-44 7:-36
camarit 0:-29 1:-26 2:-32 3:-26 4:-25 5:33 6:-23 7:-18
camaron 0:18 2:-18 4:-16 5:-19 6:-20
cambi 0:-29 1:-41 2:-24 3:-38 4:-23 5:18 6:-18 7:30
cambodi 4:-27 6:23 7:-24
came 3:24 4:-18 5:-19 7:-20
camer 0:-42 1:-45 2:-30 5:56 6:-16 7:-57
camin 0:-22 1:-28 2:-22 4:-25 5:24 7:-18
camion 0:-17 1:-21 2:-25 3:-21 6:-15 7:17
camionet 0:-21 1:-18 2:-22 3:-24 4:-20 5:19 6:-27
camp 0:-24 1:-23 2:18 5:-26 6:-36 7:15
campament 0:-17 3:-16 6:-16
campan 0:-16 1:-16 3:-21 4:-21 5:-29 6:-25 7:28
campus 0:-21 1:-40 2:-28 3:19 4:-18 5:16 7:-22
camry 0:26 1:-21 2:-21 3:-26 6:-21 7:24
can
cana 0:-16 1:-22 2:-19 3:-15 4:25 5:-18
canc 0:18 1:20 2:-20 3:-29 4:-26 5:-20 6:-32 7:-28
cancel 0:-19 1:-37 2:-29 6:24 7:21
cancun 0:-21 1:-18 3:17 4:-29 5:-19
cand 0:-24 1:-26 3:-26 4:-17 5:-26 7:31
candl 0:-19 1:-24 2:-23 3:-21 4:-19 5:21 6:-19 7:-22
candy 0:-36 2:33 3:-41 5:-32 6:-46 7:-23
cane 0:-26 1:-23 3:-45 4:-40 5:-42 6:31 7:-23
cannabis 2:-20 4:24 6:-26 7:-16
cano 1:-19 2:-25 3:23 4:-27 6:-17 7:-26
cans 0:-32 1:36 2:-21 3:-31 4:-24 6:-35 7:-39
cant 0:22 5:-25
cantin 0:-20 1:-20 2:-17 3:-43 4:30 5:-25 6:-29
cantones 0:-17 1:-15 4:-20
canv 5:21 6:-24 7:-18
cap 0:-28 3:-33 4:-37 5:15 6:-17
capsul 0:19 2:-17 3:-20
captain 0:-34 1:-39 2:-35 4:38 5:-19 6:-37 7:-30
caption 1:22 6:-23 7:-15
captiv 1:-17 2:-16 4:20 5:-18 6:-21
car 1:-27 2:-30 3:-21 4:-29 5:25 7:21
cara 0:21 1:-35 2:-17 3:-45 4:-39 5:-43 6:25 7:-31
carbon 0:27 1:-16 2:-26 3:-16 6:-24
carcel 0:-33 2:-29 4:-33 7:-20
card 0:-39 2:-29 3:-35 4:18 5:-18
cardiac 0:22 1:-18 3:-20 4:-16 5:-18 6:-21
care 0:-17 1:38 5:-33 6:-23
caregiv 0:-36 1:-32 2:-38 3:-40 5:-39 6:43 7:-24
caretak 0:-37 1:-33 2:-56 3:-28 4:-17 5:-27 6:57 7:-28
carfentanil 0:23 3:-18 6:-28
carg 0:-20 1:34 3:-18 5:-21 6:-31 7:-25
cargador 0:-19 2:24 6:-30 7:-20
carinos 2:18 5:-26 6:-18
carn 0:19 1:-19 3:-16 4:-15 5:-19 6:-17 7:-19
carnal 0:22 1:-25 4:-20 5:-19 6:-17 7:-18
carniceri 2:25 7:-16
carnival 1:-26 2:-20 3:-26 5:-29 7:-29
carp 3:-15 4:-22 6:-20 7:22
carpet 1:-26 2:-27 3:-15 5:-15 6:-26 7:-19
carpool 0:-15 1:-17 2:26 3:-15 4:-27 5:-16 6:-25 7:-17
carri 0:-17 1:-29 2:-23 3:-25 4:-34 5:22
carrit 2:-20 3:-16 4:-15
carry 2:-34 3:-37 4:43 6:-30 7:-20
carryin 2:-18 3:-22 4:21 7:-17
cart 0:-30 1:26 2:-30 3:-27 4:-39 5:-34 6:-45 7:34
cartel 0:-18 1:-23 2:-21 3:-21 4:23 5:-21 6:-24
carv 0:-36 1:33 2:-40 3:-46 5:-28 7:-15
carwash 1:-22 2:-20 3:-17 4:21 5:-20 6:-25
cas 0:-22 1:-21 3:-32 4:-30 5:-24 6:17 7:-22
casa 0:-20 1:-43 2:-21 3:-30 6:20 7:19
casam 2:-20 3:-23 4:-20 5:-26 6:22
case 0:-19 4:-40 5:-42 6:20 7:-25
caser 0:-23 1:-23 2:-36 4:-36 5:-27 6:-31 7:26
casework 0:-25 1:-33 2:30 3:-19 4:-38 5:-23
cash 0:-22 1:-38 2:-17 3:-52 4:56 5:-47 6:-45
cashapp 0:-23 1:-33 2:-15 3:-16 5:29 6:-24
casin 0:-35 1:-36 5:-37 7:-32
casket 1:-19 2:-18 4:-22 5:23 6:-27 7:-17
caso 0:-17 1:22 2:-21 4:-15 5:-16 6:-15
casserol 3:-15 4:-22 5:23 6:-23 7:-15
cast 0:-27 1:-26 2:17 4:-21 5:-17 6:16 7:-18
castig 0:-21 1:-18 2:21 3:-20 4:-26 6:-29
cat 0:-33 1:28 2:-27 3:-47 4:-48 5:-31
catch 1:-30 2:-18 3:24 4:-30 6:-36
catfish 1:-19 2:-16 5:15 6:-26 7:-19
cathet 1:-21 2:-24 4:-17 6:23 7:-17
cattl 0:-25 1:-22 2:-28 3:-23 4:-23
caught 1:-42 2:17 6:-60
caus 3:-60 4:-48 6:30
cav 1:-27 4:-16 5:-16 6:-21
cayo 0:43 1:-40 2:-42 3:-26 4:-21 5:-26 6:-31 7:-27
cb 1:-17 3:-25 5:-23 6:27
cdl 1:-19 7:-19
ceil 0:-27 1:-35 2:16 3:26 4:-21 6:-40 7:-20
ceja 0:-16
cel 2:-19 3:-37 5:27 7:-24
cela 0:-26 1:-28 2:-36 3:-29 4:-29 5:-28 6:33 7:-33
celest 0:16 1:-15 2:-20 4:-16 6:-18
cell 2:-24 4:-27 6:-27 7:-18
cellmat 1:-24 2:-19 3:23 5:-25 6:-25
celos 0:-21 1:-21 3:-22 4:-23 5:-16 6:26 7:-23
celu 1:-27 2:-25 3:-25 5:19
celul 0:-33 1:-35 3:-50 7:-36
cemetery 1:-21
cenar 0:-21 1:-25 2:30 3:-17 4:-36 6:-26 7:-21
cent 0:-47 1:-24 2:-18 6:15 7:24
centr 0:-16 1:16 2:-20 4:-20 5:-22 6:-20 7:-19
central 0:-26 1:-29 2:-34 3:-29 4:-29 5:-22 6:-26 7:30
cer 1:-25 2:18 3:-23 4:-41 5:-38 6:-40 7:22
cerc 0:-29 1:-21 2:-24 3:-15 4:-21 5:27 6:-27
cereal 0:-22 1:-23 4:-18 5:-21 7:-19
cerebral 1:-22 2:-21 3:-26 5:-24
cero 0:-18 2:-22 3:-25 4:-18 6:-22
cerradur 0:-16 1:-18 3:-23 5:-32 6:-33 7:28
cert 1:-15 4:-22 5:-19 6:19
certificat 0:-25 1:-33 2:-38 3:-23 5:-16 6:30 7:-29
cervez 0:-27 1:-32 2:20 3:-33 4:-25 5:-20 7:-20
chain 0:-27 1:-37 2:28 5:-54
chainsaw 0:45 1:-35 2:-32 3:-28 4:-24 5:-21 6:-39 7:-17
chair 0:-16 1:-29 3:-23 4:-41 5:-21 6:23
chalk 0:-18 5:18 6:-20
cham 0:-22 1:15 2:16 3:-18 5:-23 6:-15 7:-18
chamac 0:-24 1:-23 2:26 3:-23 4:-20 5:-32 6:-25
chamaquit 3:-16 5:-25 6:-26 7:-22
chamb 1:23 6:-23 7:-18
chambel 2:-16
chanc 1:-18 2:-17 3:-18 5:-28 6:22 7:-16
chancl 0:-21 2:31 4:-15 6:-38 7:-16
chang 0:-23 1:-21 4:-43 5:25 6:-23 7:33
channel 0:-16 2:-21 3:-15 4:-28 5:27 6:-25
chantaj 7:-22
chap 3:-24 5:-22 6:-19
chapel 0:-18 1:-17 2:-23 3:-19 4:-18 5:-15 6:-24 7:26
chaperon 0:-16 1:-17 4:-15 5:-24 6:23
chaplain 0:-19 1:-19 2:-18 3:-17 4:-15 5:25 6:-26
chapt 2:-20 3:-21 4:-16 6:26
charg 0:-33 3:-20 4:26 6:-23 7:-28
chart 0:-28 1:-23 2:-22 3:-30 4:-16 5:29 6:-30 7:-27
chas 0:-32 1:-26 2:-22 3:-32 4:-26 6:35 7:-31
chat 0:-29 1:31 2:-36 4:-41 5:27 6:-52 7:-37
chattanoog
chav 1:18 3:-20 6:-19
cheap 4:-18 6:-22
cheat 0:-21 1:-26 2:-21 4:-27 5:-29
chec 2:-23 4:-26 5:-28 6:21
check 0:-21 2:-20 3:-22
checkbook 0:-22 2:-17 3:-18 4:-22 6:18
checklist 1:-22 6:20
checkout 0:-24 1:-24 2:-17 3:-26 4:-34 5:-20 6:-38 7:31
cheek 0:-24 1:-25 2:18 3:-34 4:-22 5:-26
cheer 0:-31 1:-21 4:-21 5:-17 7:-27
chem 0:-23 1:-32 2:-23 4:-21 6:-32
chequ 0:-25 1:-26 2:-31 4:-24 7:-26
cherok
chest 0:58 1:-31 2:-22 3:-17 4:-20 5:-34 6:-17 7:-24
chevy 0:-27 1:-16 2:-21 3:-20 4:-19 5:17 6:-17
chew 1:-17 3:-23 4:-19 6:22
cheyen 2:-16 4:-21 5:-16 6:20 7:-19
chic 2:-23 3:21 6:-16
chicag 1:-21 3:15 4:-18 5:-32
chick 0:-22 1:-16 2:20 3:-24 5:-19 6:-29 7:-40
chief 0:-15 1:-18 2:-18 3:25 4:-26 5:-17 6:-24
chifl 5:17 6:-26
chil 0:-16 2:-25 3:16 4:-19 5:-18
child 0:-16 1:-35 2:79 3:-31 4:-25 5:-41 6:-53 7:-27
childhelp 1:-17 2:26 3:-17 4:-18 5:-23 6:-15 7:-16
childhood 2:-25 3:29 5:-21 6:-20
childr 0:-32 2:42 3:-38 4:-25 5:-19 6:-29
chili 0:-16 1:-22 2:25 3:-22 4:-23 5:-17 6:-28 7:-23
chin 0:-25 1:34 2:-29 3:-37 5:-24 6:-32 7:-27
chines 2:-15 6:15
ching 1:-28 3:-28 5:-17
chip 0:-28 1:-24 2:-30 3:-25 4:-24 7:-25
chiquil 1:-18 2:-18 3:-19 5:-22 6:-23 7:19
chiquit 1:-28 2:21 3:22 4:-25 5:-20 6:-21 7:-20
chiropractor 3:16 6:-23
chlamydi 0:-17 1:-30 2:35 3:-30 4:-31 5:-17 6:-26 7:-27
choc 0:-26 1:36 3:-24 4:-19 5:-19 6:-23 7:-27
chock 0:-24 1:-22 2:-15 3:-25 4:-19 5:-20 6:23 7:-19
chocolat 1:-16 2:-22 3:-19 4:19 7:-21
chof 0:-21 2:-16 3:20 4:-17 5:-26 6:-21
choic 0:-22 1:22 2:-16 3:-36 4:-19 5:-30 7:-28
choir 0:-22 2:25 3:-16 4:-21 6:-28 7:-21
chok 0:17 1:-45 2:-30 3:-26 4:-47 5:-49 6:42 7:-44
chokt 2:-25 4:-21 6:23 7:-19
choos 0:-25 2:-29 5:-25 6:20 7:-32
choqu 0:21 1:-27
chor 1:-15 2:-20 4:-16 6:-16
chorr 1:-20 2:-19 3:-16 5:-17 6:-18
chos 0:-20 1:24 3:-23 4:-19 5:-20 6:-17 7:-20
christi 3:-19 4:-22 6:17
christm 0:-24 1:25 2:-24 4:-25 5:-26 6:-17 7:-22
chromebook 0:-23 1:-31 3:-31 4:-31 5:30 6:-32 7:-22
chronic 4:-20 6:-17
chuec 1:-17 3:-18
chug 1:-18 5:-18
chul 0:-17 1:-23 2:-17 3:-22 4:23 5:-17 6:-23 7:-17
chunk 3:-20 6:19
chupeton 0:-18 4:-23 5:-17 6:-29 7:-24
church 0:-21 1:-22 4:-28 7:33
chut 2:-15 3:18 5:-16
cieg 0:-17 1:-28 2:-18 3:-23 4:-27 5:-16 7:19
cier 0:19 1:-38 2:-28 3:-34 4:-26 5:-30 6:-30 7:16
cig 1:-22 2:-17 3:-22 4:-19 6:21 7:-19
cigar 0:-31 1:-26 3:-25 4:-27 5:-27 7:-34
cigaret 0:-50 1:-49 2:35 3:-32 4:-18 5:-17 6:-21 7:-41
cint 0:-23 1:-34 2:35 3:-38 4:-34 5:-27 7:-41
cintaraz 1:-30 2:24 3:-20 6:19
cinturon 0:-16 2:-27 3:-16 6:19 7:-17
cipot 3:-20 4:-30 5:-27 6:-30 7:-20
circ 1:-17 2:-19 4:25 6:-20
circl 0:-30 2:-18 3:-34 4:-18 5:37
circlin 0:-18 1:-17 2:-15 3:-16 5:-23 6:17 7:-15
circuit 1:-17 2:-16 3:-18 4:19 6:-16
circumcision 6:22 7:-20
cita 0:-32 1:-26 2:-25 3:18 6:-29 7:-22
citiz 0:-24 1:-23 2:-29 3:-26 5:-19
city 0:-23 1:-33 2:-27 3:-39 4:22 7:16
ciudad 0:-18 1:-25 2:-23 5:-29 6:-27
civil 6:-16
claim 1:-18 3:24 6:-16
clammy 0:21 2:-21 5:-15
clan 0:-18 4:-28 6:26
clas 0:-21 1:-22 2:18 4:-30 6:-33
class 4:-18
classmat 0:-27 1:-28 6:-22
claus 1:21 3:-19 5:-16 6:-21
clav 1:-23 2:-29 3:-32 4:-27 5:15 7:-30
claw 3:19 4:-20 5:-21 6:-34
clean 2:-25 3:-17 4:56 5:-26 6:-20 7:-58
cleanin 0:24 1:-17 3:-17 6:-26
clear 2:-27 3:-32 4:19 5:-25 6:-33
clearanc 0:-19 1:-24 3:-16 4:-25 5:22 6:-28
clench 0:19 1:-19 3:-20 6:-23
clerk 1:15 2:-24 3:-27 6:-37 7:16
cleveland 7:-16
click 0:-21 1:-35 2:-31 3:-25 4:-25 5:20 7:-22
clickin 0:-25 2:-20 4:-17 5:21 6:-25
client 0:-19 2:-50 4:52 7:-34
cliff 1:45 2:-25 3:-25 4:-24 5:-36 6:-38 7:-23
climb 0:-42 2:-18 3:33 4:-38 7:-22
clinic 0:-35 1:-36 2:-37 3:-23 5:32
clock 0:-24 1:18 2:-32 3:-32 4:-35 5:19 7:-37
clockwork 0:-18 1:-19 3:-17 4:-17 5:-18 6:17
clon 0:-16 1:-20 2:-16 3:-17 4:-19 5:33 6:-29
clor 0:25 1:-26 2:-18 3:-28 4:-19 5:-23 6:-23 7:-16
clorox 0:15 1:-17 2:-15 3:-17 4:-16
clos 1:-24 4:-45 5:-20 6:-26 7:58
closet 2:25 3:-37 4:-30 5:-51 7:-35
closin 1:-30 2:-18 3:-20 4:-21 6:-35 7:25
clot 0:35 1:-21 2:-19 3:-24 4:-17 5:-22 6:-25 7:-24
cloth 0:-23 1:-52 3:25 4:-50 5:-20 7:27
cloud 2:-19 4:-18 5:22 6:-21
club 4:32 5:-29 6:-21 7:-35
clump 0:-17 1:-25 2:23 4:-19 5:-18 6:-23
clumsy 0:-23 1:-24 2:-37 3:-25 4:-23 5:-28 6:31 7:-20
clutch 0:44 1:-21 2:-27 3:-26 4:-15 5:-29 6:-37
cna 1:-21 3:16 5:-24 6:-20 7:-25
co 0:23 1:-18 2:-27 3:19 4:-27 6:-36 7:-22
coach 0:-31 1:-33 2:38 3:33 5:-49 6:-48
coachel 0:-16 3:22 6:-25
coagul 0:26 1:-20 3:-21 4:-19 5:-16 6:-23 7:-28
coalition
coast 1:-19 7:-16
coat 0:-33 2:26 3:-37 4:-20 6:-29
cobij 0:-20 1:-17 3:-32 5:-38 6:-30 7:22
cobr 0:-30 1:-36 2:-38 3:-46 4:60 5:-37 6:-44 7:-33
coca 0:-17 1:-18 2:16 4:21 5:-18 6:-21
cocain
cochin 2:19 3:-15 4:-16 5:-23 6:-19
cochl 0:-30 2:-17 3:-21 4:-16
cocin 0:18 1:-33 2:-40 5:-29 7:-26
coda 1:-19 2:-26 6:24
code 0:-51 2:-39 3:-39 4:-30 5:-28 7:37
coerc 0:-16 2:-20 4:-23
coercion 0:-25 1:-15 2:-23 4:-18 5:-18 7:-19
coerciv 0:-24 1:-18 4:-21 6:24 7:-18
coff 1:-39 3:-17 4:-30 5:-21
coffin 1:19 3:-18 5:-17 6:21
coger 5:-16 6:17
cogi 2:-16 3:22 4:-27 5:-26 6:-23 7:-15
coin 1:-19 2:-22 6:-22
coke 0:26 1:-24 3:-25 6:-25 7:-22
col 0:-19 1:-32 2:-22 3:-22 5:32 6:-33 7:-16
colchon 0:-22 1:-19 2:-17 3:-19 4:25 5:-22 6:-21 7:-16
cold 0:36 1:-48 3:-29 4:-29 5:-38 6:-30 7:37
colg 0:-17 1:31 2:-20 3:-31 4:-23 5:-24 6:-29 7:-20
collaps 0:65 1:-34 2:-40 3:-39 4:-25 5:-47 6:-46 7:-39
collarbon 0:-26 1:-27 2:31 3:-36 4:-19 5:-30 7:-23
collect 0:-18 1:-17 2:-26 3:-22 5:-17
collection 3:18 6:-17
colleg 0:-26 2:-51 3:20 4:-17 6:-30 7:16
colm 0:-22 1:-15 2:-27 4:-26 5:-22 6:20
cologn 0:-44 1:-34 2:-31 4:-21 5:29 6:-38 7:-26
colombi 0:-16 1:-18 4:20 7:-18
colombian 7:-18
color 3:-30 4:-25 5:-31 6:-39 7:-21
colostomy 0:-23 2:-19 3:-20 4:-15 6:-34 7:17
colt 0:17 6:-24
com 0:17 3:-25 5:27 7:-30
coma 0:17 3:-19 5:-17 6:-16 7:-18
comadr 1:-32 2:-26 4:-24 7:-19
combat 1:16 6:-15
combin 0:19 1:-18 2:-25 3:-21 4:-18 5:-17 6:-26 7:-24
come 2:19 7:-19
comer 0:-23 2:16 3:-30 4:-38 5:-25 7:-29
comi 0:38 1:-37 2:-34 3:-30 4:-19 5:-23 6:-22 7:-27
command 0:-23 1:-29 2:-22 3:18 4:-28 7:-17
comment 0:-17 1:-31 2:-16 4:-27 5:24 6:-39
commentin 0:-16 1:-17 3:-16 4:-16 5:20
commissary 0:-18 1:-19 2:-15 3:-18 4:-19 5:-20 6:17
commit 0:-23 1:25 2:-23 3:-30 5:-30
community 0:-29 2:-36 3:-30 4:-24 7:-31
commut 3:-18 4:-17 5:23 6:-15 7:-18
como 0:-15 1:-19 4:-18 6:22 7:-36
comp 1:22 3:17 4:-22 5:-24 6:-21 7:-25
compadr 0:-17 1:21 2:-28 4:-15 6:-30 7:-16
companer 2:-50 3:33 4:-44 5:-22 6:-25 7:-30
company 1:-21 2:-35 6:-17 7:-25
compart 0:-19 1:-21 3:-18 5:20 6:-16
compensation 2:-24 4:-16 5:-16
complain 0:-18 1:-37 5:-17 7:-33
complej 0:-19 1:-20 2:-22 3:-22 4:-17 5:18 6:-16 7:-17
complex 0:-16 1:-24 3:-15 5:23 6:-23 7:-22
compound 2:-32 3:-24 4:17 5:-22 7:-19
compr 0:-18 1:-19 2:-19 3:-38 4:21 7:-37
comput 0:-31 2:17 3:-31 4:-29 5:-32 6:-23 7:-21
con 0:-21 4:16 7:26
conceal 0:-31 1:-29 2:-17 3:-22 4:-24 5:-27 6:36 7:-19
concert 1:-16 3:23 5:-15 6:-17 7:-20
concret 0:24 1:-22 2:-18 6:-23
concuss 0:-21 1:-22 2:-21 3:-22 4:-20 5:-22 6:24
concussion 0:-16 1:-19 2:-19 3:-22 4:-29 5:-25 6:37 7:-17
condemn 0:-33 4:-19 5:-21 7:19
conden 0:-16 1:-18 3:-16 4:-18 5:-16
condition 0:-18 1:-16 3:-17 4:-27 6:21 7:-18
conditional 4:-20 6:18
condom 0:-40 1:-53 2:-30 3:53 4:-35 5:-45 6:-17 7:-39
condon 0:-25 1:-30 3:33 4:-24 5:-24 6:-23 7:-21
conferenc 0:-18 1:-16 2:-19 3:17 4:-26 5:-25 6:-16 7:-21
confess 0:-20 2:23 3:-23 4:-16 5:-19 7:-17
confid 3:18 4:-16 5:-17
confidencial 3:16
confidentiality 4:-19 5:16 6:-19 7:-22
configur 1:-17 2:-25 3:-16 5:21 6:-21
confund 3:-16 7:-19
confus 0:42 1:-32 2:-27 3:-25 4:-16 5:-22 6:-23 7:-29
congel 3:19 6:-21
congelam 3:-15 4:-16 6:-19
congregation 1:-25 4:-27 7:-21
conmig 0:-39 4:-34 5:19 6:-24 7:-33
conoc 0:-32 1:-36 3:-25 4:-22 5:-20 6:-16 7:26
conocem 0:-15 1:-24 2:-29 3:-22 5:-18 6:-18 7:20
conosc 0:-16 1:-19 2:-16 5:25 6:-16 7:-21
conozc 1:-20 2:-16 6:-18 7:20
conscient 0:23 5:-22 6:-17
consciousness 0:27 1:-21 2:-18 3:-19 4:-19 5:-16 6:-25 7:-23
consegui 1:-16 4:-21 6:-18 7:17
consejer 1:-19 2:-15 3:25 4:-25 5:-19 6:-23
consensual 0:-24 1:-19 2:-20 3:28 5:-19 6:-18 7:-26
consent 0:-31 1:-40 2:-30 3:41 4:-24 5:-35 6:-30 7:-27
consentimient 0:-18 1:-27 2:-22 3:23 4:-17 5:-17 6:-23 7:-30
conserj 0:-17 2:16 3:-17 6:-20 7:-15
consigu 3:-25 4:23 6:-26 7:-17
constabl 0:-19 1:-23 2:-17 3:-17 4:-18 5:-18 6:-21 7:24
construccion 0:-19 1:-15 2:-20 3:19 6:-17
construction 3:-16 6:-17 7:-16
cont 1:-17 3:-26 4:-18 5:-18 6:-16
contack 1:-22 3:-26 4:-16 5:26 6:26
contact 0:-31 1:-32 2:-36 3:-44 4:-45 5:23 7:-28
contest 0:40 1:-28 2:-32 3:-34 4:-29 5:-29 7:-21
contingency
contr 1:-34 4:-27 5:-17 6:26 7:-34
contract 0:-29 1:-50 2:-24 3:-40 4:48 5:-27 6:-20 7:-25
contraction 0:33 1:-34 2:-21 3:-39 4:-22 5:-21 6:-30
contractor 0:-25 1:-21 2:-24 3:-15 4:40 5:-21 6:-22 7:-34
contrat 0:-17 1:-16 2:-22 3:-33 6:-22 7:-20
contratist 0:-20 2:-31 3:-31 4:32 5:-27 6:-33 7:-36
control 0:-25 1:-46 2:-48 3:-38 4:-30 5:-46 6:59 7:-33
controlador 0:-18 1:-16 3:-20 4:-21 5:-17 6:22 7:-21
convent 0:-20 1:-21 2:-17 3:-24 4:-23 5:-20 6:-24 7:23
conversacion 0:-22 1:-16 2:-22 3:-18 4:-15 5:20 6:-27
convinc 0:-17 1:18 2:-18 6:-17
convuls 0:19 2:-17 4:-15 6:-21
convulsion 0:46 1:-30 2:-36 3:-22 4:-28 5:-24 6:-38 7:-40
cook 1:-38 4:41 7:-45
cookin 0:-28 1:-17 2:-29 3:-23 4:30 5:-30 7:-20
cool 0:-20 1:-27 4:-42 5:-33 6:-53 7:17
coordinat 1:-19 3:-17 6:-23 7:18
cop 0:-23 1:-22 2:-27 4:-40 7:20
coparent 0:-15 1:-17 2:-16 3:-21 4:-16 5:-15 6:19 7:-17
cope 0:-30 1:31 2:-21 3:-26 4:-18 5:-25 6:-30 7:-22
copi 0:-17 1:-22 2:-23 3:-28 4:-18 5:40 6:-41 7:-31
copperh 0:23 3:-17 6:-30
copperhead 0:33 1:-19 2:-19 3:-19 4:-19 6:-38 7:-20
copy 1:-17 2:19 3:-32 4:-22 6:-20 7:-28
cor 0:-26 1:-33 2:-41 3:20 5:-41 7:46
corazon 0:24 1:-22 2:-30 3:-26 4:-24 6:-24 7:-20
cord 0:24 3:-34 4:-38 5:-44 6:-16 7:-42
cordless 3:-20 5:-17 6:20
cordon 0:29 1:-21 2:-26 5:-20 6:-16 7:-21
corn 0:-24 1:-37 7:-34
corner 0:-22 1:-23 2:-32 3:49 4:-39 5:-36 7:-35
corp 1:-27 2:-21 4:-35 5:-28 6:-30 7:28
corr 0:-17 1:-21 3:-24 4:-21 5:24 6:-31 7:-23
correaz 0:-20 1:-19 2:15 4:-22
correct 1:-24 3:-19 6:19
correction 2:-19 3:20 4:-17 5:-23 6:-19
correspondenci 4:-15 5:18 6:-17 7:-15
corri 0:-30 1:-30 2:-44 3:-41 4:-42 5:-41 6:-34 7:45
cort 1:58 2:-28 3:-44 4:-18 5:-34 6:-59 7:-38
cortit 0:-25 2:-31 4:-22 5:-15 6:26
corv 2:-15 3:-32 6:26 7:-24
cos 0:-18 1:-30 2:-21 3:-16 4:22 6:-21 7:-15
cosa 0:-29 1:-21 2:29
coscorron 0:-17 2:18 3:-24 6:-17
cosquil 2:22 3:-23 4:-18 7:-16
cost 0:27 1:-26 2:-25 3:-24 5:-26 6:-20 7:-23
costil 1:-25 3:-20 4:-17 5:-20 7:-29
cot 0:-21 1:-22 2:-38 3:-24 4:-19 5:-29 6:-17 7:42
cotton 0:-17 2:-20 3:26 4:-24 5:-18 6:-16 7:-22
couch 0:-18 1:-55 2:-48 4:-49 5:-29 6:-32 7:61
couchless 0:-15 1:-18 2:-19 3:-19 4:-15 5:-17 6:-26 7:25
cough 0:40 1:-37 3:-37 4:-18 5:-24 6:-39
could 0:-41 5:-35 6:-21
couldnt 0:-43 1:-20 2:-16 3:35 5:-37 7:-35
council 2:-15 3:-27 4:-20 6:26 7:-16
counsel 0:-19 1:-15 4:-19 5:-19 7:-26
counselor 0:-26 2:24 4:-45 5:-29 6:-25
count 0:-41 4:16 7:-28
countdown 0:-21 2:-30 3:-20 4:-31 6:-28 7:-25
countin 0:-21 1:22 3:-19 4:-17 5:-18 6:-24 7:-16
country 0:-20 2:-44 7:-48
county 2:-36 4:-21 6:17
coupl 0:-19 1:-29 2:-29 3:-31 5:-16
courag 0:-15 2:-16 3:-16 6:-23 7:-20
court 3:-29 4:-36 7:16
courthous 1:-26 2:-26 3:-29 4:-33 5:-32 7:24
cousin 1:-26 2:19 6:-24
cover 1:-45 4:-29 5:-30 6:16 7:-29
covington 6:-19 7:15
cow 0:-26 1:30 2:-46 4:-42 7:-22
cowork 1:-18 2:-43 4:-26 5:42 6:-27
coyot 0:-31 1:-26 2:-40 4:45 5:-41 6:-48 7:-26
cpr 0:34 1:-27 2:-33 3:-17 4:-24 5:-22 6:-30 7:-27
cps 0:-33 1:-17 2:67 3:-47 5:-26 6:-27
crab 1:-17 2:-17 4:16 5:-15 6:-20 7:-17
crack 0:-18 1:-35 3:-43 5:-50 6:39
cradl 1:-25 4:-18 6:21
craigslist 0:-20 1:-28 2:-25 3:-32 4:16 5:-19 6:-35
cramp 0:28 1:-16 2:-24 3:-21 6:23
crash 2:-26 3:-33 4:-20 5:-19 7:-18
crat 0:-16 1:-33 2:34 3:-29 4:-29 5:-28 7:-43
crawl 0:-39 1:-34 2:18 3:17 4:-25 5:-26 6:-38
crazy 1:-39 2:-43 3:-47 4:-37 5:-54 6:47 7:-23
creak 0:-16 1:-17 3:-18 4:-20 5:-19 6:25
cream 3:-15 6:19
credit 0:-27 1:-16 2:-18 3:-29 4:-39 5:-33
cree 0:-18 3:-31 6:-19
creek 0:-25 1:-25 3:-26 4:-27 5:17 6:-17
creep 0:-31 1:-40 2:-20 3:-41 4:-32 5:51 6:-35 7:-41
creepy 0:-33 1:-44 2:-38 3:-41 4:-31 5:46 6:-44 7:-34
creer 1:-33 2:-23 3:-18 4:-21 5:-17 6:30 7:-27
cremation 0:-24 1:28 2:-18 3:-21 4:-33 5:-25 6:-17 7:-22
creo 0:28 1:-17 5:28 6:-30 7:-30
crew 0:-25 1:-22 2:-39 3:18 4:29 6:-33 7:-37
cri 0:-31 3:17 5:-24 7:-32
criatur 1:-19 2:24 4:-18 5:-16 6:-17
crib 1:-27 3:-24 4:-20 5:-30
crim 0:-22 1:-33 4:-32 6:-24 7:-22
crisis 0:-21 1:45 2:-31 4:-26 5:-53 6:-15 7:-35
croix
crook 1:-34 2:-29 3:-33 5:-19
crop 1:22 6:-22
cross 0:-47 1:-30 3:23 5:-37 7:19
crossbow 1:-23 4:-17 6:19
crotch 2:-25 3:25 4:-17 5:-18 6:-29 7:-20
croup 0:18 5:-20 6:-17
crowd 0:-24 1:-19 2:-17 3:23 4:-16 5:-20 6:-22
crown 0:35 1:-40 2:-31 3:-35 4:23 5:-28 6:-35 7:-42
cruc 1:-23 4:20 5:-15 6:-18
cruces 0:-20 1:-16 4:-16 5:-16
cruis 0:-29 1:-26 2:-30 3:27 4:-41 5:-29
crus 0:-25 1:-19 2:-15 3:-18 6:18
crush 0:39 1:-43 2:-25 3:-24 5:-31 6:-36 7:-25
crust 0:-17 2:22 6:-32
cruz 0:-20 2:-23 3:-24 4:19 6:-35 7:-24
cruzam 2:-18 6:-19
cry 2:21 4:-22 5:-53 7:-22
cryin 0:-25 2:-26 4:-21 5:-25
crypt 0:-21 2:-18 4:26 5:-21 6:-23 7:-21
crysis 0:-16
csa 1:-15 3:22 4:-16 5:-17 6:-26
csam 2:20 3:-18 4:-17 5:-19 6:-19
ct 2:-20 3:16
cuadr 0:-17 2:31 3:-23 4:-25 5:-22 6:-32 7:-21
cuand 0:-29 3:24 4:-28 6:19 7:-35
cuant 1:19 6:-18 7:-17
cuart 0:-36 1:-50 4:-37 7:20
cuartel 0:-19 2:-23 3:16 4:-20 5:-18 6:-21 7:-17
cuban 0:-23 1:-27 3:-20 4:24
cuchil 1:29 2:-42 3:-15 4:-36 5:-42 7:-38
cuddl 0:-18 1:-24 2:-20 3:23 4:-25 5:-26 6:-23 7:-19
cuel 0:-35 2:-38 3:-50 4:-27 5:-32 6:44 7:-29
cuelg 0:-18 1:-19 2:-22 5:23 6:-27 7:-22
cuent 0:-32 1:-19 5:27 7:-24
cuerd 0:-22 1:35 2:-21 3:-26 4:-16 5:-21 6:-33 7:-32
cuerp 1:-34 4:22 5:-36 6:-35 7:-40
cuest 3:17
cuff 1:-21 2:-25 4:-17 6:23
cuid 0:-29 2:32 3:-38 4:33 5:-23 6:-46 7:-45
cuidador 1:-15 2:-23 3:-20 5:-18 6:23 7:-16
cuidam 0:-18 1:20 5:-23 7:-20
culebr 0:20 1:-22 2:-17 3:-18 5:-16 6:-20
culp 0:-19 1:-25 2:-23 4:-20 5:-26 7:-17
cult 0:-22 1:-26 3:-23 7:-25
cultiv 0:-23 1:-19 2:-20 3:-23 4:26 5:-22 6:-23 7:-21
cultur 0:-42 1:-26 3:-37 4:-24 5:-22 6:16 7:-15
cumpl 0:-22 1:20 2:-18 3:-21 4:-17 5:-20 6:-21 7:-15
cun 1:-35 3:16 4:-31 6:-23
cuot 0:-26 2:-18 3:-18 4:24 5:-24 6:-25 7:-17
cup 0:-15 1:-26 2:-27 3:27 4:-19 5:-32 6:-28 7:-25
cupboard 0:-19 1:-24 2:-19 3:-20 4:-22 5:-20 6:26 7:-20
cupo 0:-16 1:-20 2:-30 4:-22 5:-27 6:-22 7:27
cura 0:-20 2:-23 3:17
curb 1:-45 2:-45 3:-47 4:-33 5:-36 6:-40 7:52
curfew 0:-26 1:-21 2:-16 3:-21 4:-21 5:-26 6:21
curl 0:-23 3:-24 4:-21 5:-33 6:-23
curtain 0:-24 1:-28 2:-21 3:20 4:19 6:-31 7:-26
cuss 0:-20 1:-23 2:-16 3:-23 4:-19 5:-20 6:29 7:-31
custodi 1:26 2:-24 3:-22 6:-26
custody 0:-33 1:25 2:30 3:-38 4:-30 7:-57
custom 2:-34 4:26 6:-57 7:-41
cut 1:37 2:-23 3:-43 4:-30 5:-20 7:-29
cute 0:-20 1:-39 2:-27 3:-16 4:26 7:-33
cuzin 0:-23 1:-25 2:-19 3:-21 4:27 5:-24 6:-24 7:-26
cvs 0:-20 1:-28 2:-21 4:-16 5:-23 6:-36 7:25
cyberstalk 0:-17 1:-26 2:-28 3:-20 4:-22 5:32 6:-27 7:-23
cycl 3:-31 5:-16 6:28
cylind 0:-16 1:-16 3:-18 5:-22 6:23
d 5:-45
da 0:-23 1:-16 2:20 3:-16 4:-32
dad 0:-24 1:-20 2:61 4:-29 7:-24
daddy 0:-35 1:-36 2:27 3:-26 4:30 5:-28
dado 2:-23 4:-18 5:21 6:-16 7:-27
daily 0:-26 1:-34 2:-31 3:-34 4:-37 5:37 7:-31
dairy 0:-24 1:-30 3:-30 5:-20 6:17 7:-19
dallas 1:-17 2:-18 4:17 5:-16 6:-19
dam 0:-17 1:29 2:-25 4:-22 5:-21 7:-21
dan 0:-33 3:-27 5:-21 6:-33 7:-36
danc 1:-17 2:-40 3:-21 4:69 5:-34 6:-33 7:-35
dand 0:-19 1:-19 2:-19 3:-25 4:-16 5:-21 6:-16 7:23
dang 0:-32 1:-34 3:-31 4:-26 5:-16 6:31 7:-37
dangerous 0:-31 1:-31 2:-18 3:-26 4:-23 5:-18 6:29 7:-15
dangl 0:-19 1:-20 4:-21 5:-21 7:-16
dano 0:-27 1:41 3:-27 4:-28 5:-35 6:-33
dar 2:-25 3:17 4:-34 5:-30 6:-21 7:-20
dare 0:19 1:-29 2:-33 3:19 4:-22 5:-23 6:-23 7:-16
dari 0:-19 1:16 2:-20 3:-18 5:-28
dark 0:-30 2:-15 3:-28 4:-45 5:-44 6:-27 7:51
darkness 0:-17 1:-21 2:26 3:-17 4:-20 5:-23 6:-21 7:-18
darm 0:-18 1:-25 2:-25 4:-25 5:-24 6:16 7:-21
dars 1:24 2:-19 3:-21 6:-24 7:-17
dash 0:-30 1:-26 2:-26 6:-29 7:-21
dat 0:-24 1:-42 3:-49 4:-50 5:24 6:21 7:-26
date 0:-39 2:-57 3:26 6:-33 7:-44
daught 0:-19 2:39 5:-21 6:-24
daut 0:-31 3:-40 5:-20 6:-17
dawn 1:-26 3:-28 6:-30 7:-29
day 0:-29 2:16 3:-23
daycar 0:-47 1:-39 2:45 4:-19 5:16 6:-46 7:-44
daydream 0:-15 2:-17
dc 0:-20 2:-17 3:-18 4:-22 5:-17
dcf 0:-17 2:39 3:-33 4:-23 5:-35 6:-32 7:-23
de
deacon 0:-20 1:-37 3:24 4:-29 5:-22 6:-31 7:-21
dead 1:39 2:-59 3:-27 4:-39 6:-43 7:-37
deadass
deadbolt 0:-20 2:-20 4:-19 5:-18 6:18 7:-24
deadnam 3:-24 6:19
deaf 3:-17
deal 0:-17 2:28 3:-24 4:28 5:-47 6:-55 7:-40
dean 2:-16 3:19 5:-20 6:-16
death 1:45 2:-43 3:-44 4:-28 5:-17 6:-20 7:-36
deb 1:-16 4:17
debaj 1:-29 2:-17 3:-25 4:-20 7:-30
debe 0:-20 1:-18 3:-30 4:16 5:-23 6:-21 7:-18
debi 2:-19 3:20 6:-17 7:-17
debit 0:-18 1:-32 2:-29 3:-19 4:-43 6:18
debo 0:-32 1:-33 2:-46 3:-48 4:47 5:-34 6:-48
debt 0:-33 1:-28 2:-40 3:-50 4:68 5:-29 6:-57 7:-29
dec 0:-20 1:-22 2:-16 3:25 4:-20 5:-16 6:-18 7:-20
decad 0:-22 1:-24 2:-19 3:23 5:-22
deci 1:18 5:-17 6:-21
decid 0:-25 2:-36 3:-33 4:-36 5:-24 6:34 7:-29
decidi 0:-20 1:21 6:-20 7:-31
decim 6:-18
decir 0:-17 1:-16 2:16 3:-28 4:-27 6:-26 7:-19
decirl 1:-24 2:-19 3:26 5:-15 6:-21 7:-20
deck 0:-27 1:33 2:-27 3:-23 6:-29 7:-31
declar 0:-15 2:-16 3:-18 4:-16 5:15 6:-20
declin 0:-24 1:-24 2:-20 3:-23 4:-43 5:-35 7:26
decomis 0:-15 2:-21 4:22 5:-23 6:-24
dedo 0:-20 1:-21 2:-25 4:-20 5:-18 7:-20
deduct 0:-23 1:-19 2:-16 4:32 5:-17 6:-18 7:-27
deed 0:-19 1:26 2:-17 5:-16 6:-24
deep 0:24 2:-27 3:-30 4:-27 5:-22 6:-18 7:-22
deepfak 1:-33 3:-48 4:-31 5:36 6:-31
deer 2:-28 4:-17 6:-36 7:-29
degr 0:-44 1:-34 2:-21 3:-46 4:-38 5:-40 6:-50 7:53
dej 0:-17 1:-41
deja 0:-22 1:-21 3:-47 4:-15 5:21 6:35 7:-44
dejam 1:-16 4:21 6:-27 7:-16
dejan 0:-28 1:-35 2:27 3:-41 4:31 5:-40 6:-25 7:-50
dejar 1:-30 2:-15 3:-24 4:-19 5:-19 6:31 7:16
deje 0:-20 2:-21 3:-31 4:-21 5:28 6:-39
dejen 0:-19 1:23 2:-22 3:-21 4:-16 6:-22
dejenm 0:-17 1:19 2:-18 3:-18 4:-21
dejo 0:-37 3:-23 4:-45 5:-21 6:43
del
delant 0:-22 2:-37 3:-28 4:-22 5:-25 6:31 7:-22
delawar 0:-15 1:-19 2:-19 3:-20 5:-18 6:20
delet 0:-24 3:-51 4:-40 6:16 7:-30
delirious 0:21 1:-18 2:-16 3:-16
deliv 1:-32 2:-24 3:-17 5:16 6:-26
deliver 0:22 1:-28 2:-24 3:-16 4:-33 5:25 6:-32 7:-30
delivery 1:-26 2:-26 4:-36 5:25 6:-43
delusional 1:-24 2:-17 4:-18 5:25 6:-22
demand 0:-27 1:-29 2:-18 4:-27 5:21 7:-18
demasi 0:17 2:-26 4:-18 5:-24 6:-15 7:-25
demenci 1:-15 2:-23 3:-20 5:-18 6:23 7:-16
dement 0:-33 3:-19 6:23 7:-16
dementi 0:-23 1:-36 2:-31 3:25 4:-20 5:-32
demon 0:-24 1:-16 2:22 3:15 4:-26 5:-26 6:-37 7:-34
den 1:-23 4:-17 6:19
deni 0:-26 1:24 2:-31 3:-17 4:-29 5:-34 7:-18
denny 1:-26 2:-30 3:-26 4:-27 5:-16 6:-29 7:38
dent 0:16 1:-30 2:-29 3:-19 4:-20 5:-26 6:16 7:-19
dental 0:-24 1:-20 3:-15 4:-18 5:-30 6:24
dentist 0:-37 1:-21 3:33 4:-24 5:-25 6:-39 7:-30
dentr 2:-19
denunci 0:-22 1:-44 5:-29 7:-16
denv 0:-18 4:-28 5:-19 6:-24 7:16
departament 0:-24 1:-17 3:-38 4:-29 5:-28 6:-33 7:22
depend 0:-18 1:-23 2:-29 3:20 4:-22 5:-31 7:-22
dependent 3:20 6:-17
deploy 0:-30 3:-33 4:-32 6:-20 7:-21
deployment 0:-24 1:20 2:-29 4:-25 5:-16 6:-16 7:-20
deport 0:-22 1:-25 2:-29 3:-20 4:25 5:-46 6:18 7:-20
deportation 1:-16 3:-19 4:-22 5:-16 6:23
deposit 3:-20 6:19
depot 2:-18 3:-19 5:-22 6:-18 7:24
depress 0:-16 7:-20
depression 0:-24 1:27 2:-20 3:-23 4:-18 5:-16 6:-27 7:-25
deprim 0:-24 1:26 5:-18 6:-22 7:-15
depriv 0:-16 1:-25 6:22 7:-15
dept 0:-29 1:-17 3:-16 5:22 6:-22
deputy 0:-24 1:-46 2:-40 3:-37 4:-35 7:34
derech 0:17 2:-20 6:-18
derram 0:19 2:-22 3:-21 5:-25 6:-21
des
desaloj 1:-17 2:-21 3:-18 4:-19 5:-19 6:-22 7:23
desangr 0:41 1:-36 2:-27 3:-43 4:-22 5:-35 6:-22 7:-27
desaparec 0:-32 1:18 2:17 3:-24 4:-25 5:-31 6:-43 7:-35
desaparesc 1:16 6:-18
desarmador 0:19 1:-16 2:-16 3:-21 4:-19 5:-21 6:-17
desayun 2:24 5:-17 6:-23 7:-16
descalz 0:-23 2:19 4:-16 5:-21 7:-22
descans 1:24 5:-20 6:-30
desconoc 6:-28 7:-18
describ 0:-25 1:-23 2:-29 3:-31 4:-24 5:40 6:-35 7:-27
desd 5:47 6:-44 7:-16
dese 1:20 7:-16
desert 0:-20 1:-23 2:-19 3:-22 4:-18 6:24 7:-24
deserv 0:-22 2:-26 7:-23
desfigur 1:-27 2:-17 3:-19 4:-21 5:-20 6:22
desiert 2:-24 3:16 5:-16 6:-25
desinstal 3:-20 4:-21 6:-19
desk 0:-17 2:-21 3:-38 4:-16 5:20 6:-22 7:29
desmay 0:35 1:-34 2:-30 3:-18 4:-18 5:-17 6:-34 7:-27
desnud 0:-35 1:-25 2:18 3:33 4:-33 7:-16
desnudar 0:-20 1:-17 2:-27 3:23 4:-27 6:-24 7:-18
desorient 0:16 1:-17 4:-15 5:-17 6:-16
desped 0:-21 1:35 2:-36 3:-24 4:-23 5:-30 6:-15 7:-25
despert 1:28 2:-29 4:-32 5:-31 6:-33 7:-38
despid 0:-20 1:20 2:-18 3:-18 5:-25 6:-23
despidiendos 1:30 2:-29 3:-20 4:-16 5:-20 6:-25 7:-20
despiert 0:29 1:-30 3:-49 4:-25 5:-22 6:-33 7:-35
desplom 0:21 1:-26 2:-15 3:-22 4:-19 5:-18 6:-21
despu 2:-39 3:31 4:-26 6:-27 7:-31
destroy 0:-23 1:-22 2:-29 3:-29 4:-31 5:-30 6:36 7:-26
desvanec 0:25 1:-17 2:-17 4:-18 5:-23 6:-27 7:-23
detectiv 0:-16 1:-32 2:-30 3:25 4:-23 6:-36 7:-23
detector 0:-25 1:-26 2:-26 3:-21 4:-26 5:31 6:-34 7:-20
detencion 0:-19 2:-29 4:-26 5:-21 6:-27 7:-19
detention 0:-21 1:-21 2:-29 3:25 4:-23 5:-17 6:-37 7:-20
detergent 0:19 2:-17 3:-20
detox 0:-21 1:-29 4:-18 5:-32 6:-28 7:25
detr 0:-17 1:-24 2:-23 3:-26 4:-19 5:26 6:-28
deud 0:-27 2:-20 3:-36 4:56 5:-31 6:-40 7:-34
devic 0:-22 1:-33 2:-23 3:-32 4:-30 5:36 6:-36 7:-23
dhs 6:-16
di 0:18
dia 0:-31 1:-18 2:17 6:-20
diabet 0:18 1:-31 2:-28 3:-21 4:-24 5:-31 7:-24
diabetic 0:36 1:-35 2:-33 3:-22 4:-16 5:-33 6:-36
diacon 0:-17 1:-21 2:18 3:-19 4:-19 6:-18 7:-16
diagnosis 0:-26 1:28 3:-26 4:-25 5:-22 6:-25
dial 1:-23 2:-27 3:-24
dialysis 2:-43 3:-24 4:-43 5:-22
diap 0:-26 1:-46 2:46 3:-40 4:-35
diari 0:-23 2:-24 3:-26 4:17 5:20 6:-34 7:-24
diary 1:-16 2:31 3:-41 4:-36 7:-26
dibuj 1:22 3:-19 4:-16 5:-21 7:-18
dic 1:22 2:-16 4:-24 5:-20 6:-20 7:-20
dice 0:-31 5:-16 7:-30
dicen 0:-29 1:-40 2:18 3:-37 4:25 5:-35 6:-41
dich 1:-17 2:-20 3:22 6:-25 7:-17
dick 0:-16 1:-16 2:-23 3:22 4:-25 5:20 6:-20
did 1:-36 3:60 4:-44 5:-30 6:-25 7:-16
didnt 1:-35 2:-21 3:72 4:-35 5:-62 6:-40
die 1:67 2:-50 3:-57 4:-46 5:-23 6:-41 7:-19
died 0:-23 1:44 2:-45 3:-46 4:-52 5:-49 6:-53 7:49
dieg 4:-16 7:18
dient 0:-20 1:-24 2:19 3:-18 4:-15 5:-19 6:29 7:-25
dieron 0:16 1:-29 2:-26 5:-32 6:-41
diesel 0:-19 1:-16 2:-24 3:-28 4:17
diferent 1:-20 2:-20 5:16 6:-24
diff 1:-34 2:-37 3:-28 4:23 7:-48
different 0:-38 3:-44 5:21 7:-28
dig 0:-16 1:-25 2:-23 3:-20 4:-23 5:-25 6:32
diga 0:-16 1:-25 4:-41 6:-29 7:-19
digan 0:-22 1:-26 3:16 4:19 5:-18 6:-22 7:-25
diganl 1:22 2:-20 3:-17 5:-16 6:-23 7:-23
dignit 0:-21 1:19 6:-23 7:-20
digo 0:-21 4:-32 5:-29
dije 0:-34 1:-44 2:-44 3:27 4:-38 7:-29
dijeron 0:16 1:-22 3:-19 4:-16 5:-21 6:-24
dijo 0:-18 2:-16 4:-26 5:-40
dim 0:27 1:-27 2:-17 7:-30
din 1:-42 4:-35 5:-43 6:17 7:-33
diner 1:-42 3:-17 5:-21 6:23 7:-18
dio 0:26 2:-41 3:-46 4:-33 5:-20
diosit 0:-15 1:29 2:-25 3:-20 4:-22 5:-21 6:-25 7:-22
dip 0:-22 1:-25 2:19 4:-23 5:-16 7:-24
diplom 0:-23 1:-20 2:-20 3:-26 4:-30 5:-23 6:28 7:-18
diplomat 0:-23 1:-32 2:-24 3:-18 4:29 5:-26 6:-32 7:-19
diplomatic 4:19 5:-18 6:-25
direccion 0:-32 1:-29 2:-27 3:-37 5:40 6:-40
directiv 0:-18 3:-17 5:22 6:-21
director 0:-23 1:-34 2:36 3:-18 4:-23 5:-23 6:-20 7:-23
dirt 2:-16 3:-18 6:-17
dirty 0:-31 1:-32 2:24 3:24 4:-35 6:-26 7:-38
disability 0:-21 1:-22 2:-25 5:-25 7:-40
disabl 0:-33 1:-34 5:-32 7:-24
disagr 0:-21 2:-18 3:-17 5:-26 6:25
disapp 0:-35 1:17 2:-53 3:-32 4:-38 5:-35 7:-30
disappear 1:20 2:-20 3:-22 4:-18 5:-20 6:-21 7:-19
disappoint 1:24 3:-20 5:-17
disc 0:-33 1:-27 4:-16 5:23 6:-20 7:-20
discapacidad 6:19 7:-16
discharg 0:-25 2:-36 3:-45 4:-45 5:-44 6:-33 7:64
disciplin 1:-22 2:25 3:-23 4:-33 5:-27 7:-22
disclos 4:-16
discord 0:-20 3:-44 4:-41 6:-34 7:-25
discount 1:-21 4:20 6:-27
disguis 0:-17 2:-17 4:-18 5:21 6:-25
disgust 0:-23 1:-24 2:-18 3:-21 4:-20 5:-23 6:25 7:-20
dish 0:-22 1:-30 3:-32 4:26 5:-18 7:-19
dishonor 0:-19 1:-30 2:-22 4:-31 6:31 7:-24
dishwash 0:15
dislocat 0:-20 1:-23 2:-30 3:-21 4:-17 5:-22 6:24
disobey 3:-17 5:-24 6:15
disord 2:-20 6:-17 7:-16
disp 6:-20
dispar 0:20 1:19 2:-19 3:-26 4:-18 5:-25 6:-26 7:-17
dispatch 1:-32 2:-30 3:-27 4:-30 5:18 7:-32
disput 1:-18 2:-18 4:-22
disqu 2:-15 3:15 4:-15 6:-22
distanc 1:20 3:-24 6:-26
distint 1:-18 2:-18 4:17 5:-23 6:-23
distributor 0:-18 1:-20 2:-25 3:-25 5:-18 6:24 7:-19
ditch 0:34 1:-17 3:16 4:-21 5:-31 6:-41 7:-23
diversion 1:-22 2:-19 3:-18 4:-23 5:-17 6:-23 7:26
divorc 0:-46 2:-45 3:-36 4:-40 5:-29 6:18
divorci 2:-18 3:-21 5:-26 6:21
divors 0:-23 1:-28 3:-21 4:-16 5:27 6:-23
dizziness 1:-17 3:-15 4:-21 5:-18 7:-23
dizzy 0:31 1:-34 2:-18 3:-37 5:-22 6:-27 7:-27
dj 0:-27 1:-23 2:-17 3:27 5:-24 7:-21
dmd 2:-22 4:-18 5:16 7:-19
dmed 2:20 3:-19 5:-20
dms 1:-20 3:-26 4:-21 5:41 6:-41
dmv 0:-20 1:-30 2:-17 3:-26 4:-42 7:-24
dna 0:-27 1:-25 3:22 4:-25 5:-25 6:-22
dnr 0:-19 1:22 2:-20 3:-19 4:-15 5:-16 6:-18
do
dobl 0:-22 1:-23 2:26 3:-23 6:25 7:-17
doce 2:-17 5:-16
dock 2:-22 3:-30 6:-33 7:-24
doct 1:-15 2:-24 4:-18
doctor 0:-28 1:-20 3:33 5:-33 6:-17 7:-29
document 0:-27 1:-46 2:-29 3:-34 4:43 5:-38 7:-17
does 0:-26 2:18 4:-25 7:-21
doesnt 2:-16 5:-54
dog 0:-26 3:-47 5:-24 7:20
doin 1:-19 2:-20 3:-19
doing 0:-17 1:31 4:-33 5:-38 6:-48 7:-22
dol 1:-44 2:-39 3:-22 4:22 5:-25 6:25
dolar
doli 0:-20 1:-19 2:-21 3:23 5:-23 6:18
doll 3:-43 4:-16 5:-18 6:-36
dolor 1:19 2:-24 4:-17 5:-26 6:-26 7:-29
domestc 0:-17 1:-15 2:-17 3:-21 6:17
domestic 0:-21 1:-26 2:-25 3:-36 5:-21 6:53 7:-35
domestik 3:-17
doming 2:20 3:-28
dominican
dond 0:-28 1:-41 2:-35 3:-28 4:-20 5:17 7:55
done 1:35 2:-30 4:-22 5:-32 6:-37
dont 5:-45
donut 2:-22 3:-23 4:16 5:-18 6:-18 7:-27
door 1:-28
doorbell 0:-31 1:-26 2:-31 4:-34 5:30 7:-27
doordash 3:-24 4:-25 5:15 6:-25
doorknob 0:-32 1:-26 2:16 3:-34 4:-25 6:-38 7:-27
doorm 0:-17 1:19 2:-28 3:-20 4:-31 6:-33 7:-25
doorstep 0:-17 1:-21 5:19
doorway 0:-25 1:-32 2:-22 3:-38 4:-28 5:-37 7:15
dope 1:-38 3:-20 4:46 5:-36 6:-33 7:-39
dopesick 1:-16 2:-18 3:-17 4:24 5:-18 6:-22
doppl 6:-15 7:-17
dorm 0:-17 2:-30 5:-17 6:-35 7:18
dormi 0:-23 1:-28 2:-28 3:-21 4:-22 5:-20 6:-17 7:32
dormim 0:-37 1:-22 2:-37 3:-29 4:-34 5:-30 6:-42 7:38
dos 1:-17 3:24 4:-34 5:-36
dose 1:42 2:-33 3:-34 4:-24 5:-33 6:-39 7:-19
dot 1:-22 2:-27 3:-30 4:-22 5:-17 6:25 7:-23
doth 0:-16 1:-17 2:-21 3:-18 4:23 6:-20 7:-26
doubl 0:16 1:-16 2:-27 3:-25 5:-19 6:-29 7:-23
doubt 1:-26 2:-16 3:-18 4:-23 5:-18 6:27
doul 2:-26 3:-25 4:-20 5:-17 6:16 7:-18
doumi 1:-19 3:-24
dover 3:-15
down 3:16 4:-28 5:-18 7:-18
downst
downtown 0:-18 4:-24 5:-21
dowry 0:-21 1:-31 2:-23 3:-21 4:-22 6:30
dox 0:-24 1:-18 4:-20 5:22 6:-22 7:-27
doxx 1:-19 2:-15 3:-27 4:-22 5:39 6:-38
doy 1:-30 2:-22 3:-27 4:-29 5:-29 6:17
doz 0:-16 2:-18 3:18 4:-21 5:-18 6:-16
doze 0:-20 1:-27 2:-28 4:-21 6:26
draft 3:-18
drag 1:-38 4:-24 5:-67 6:32 7:-52
drain 0:27 1:-33 2:-28 3:-21 4:-20 5:-29 6:23 7:-16
drainpip 1:-23 2:-15 3:-23 5:20 6:-24
dram 1:-16 3:-18 6:23 7:-21
dramatic 0:-16 2:-25 4:-27 5:-29 7:-30
dran 3:-23 4:-20 5:-29 6:-29
drank 0:42 2:-53 4:-32 5:-29 6:-47 7:-34
draw 0:-37 1:32 2:-35 3:-50 6:-18 7:-45
dream 0:-31 2:-28 4:-24 5:-32 7:-28
dress 0:-40 2:-23 3:25 5:-28
drew 0:-21 2:17 3:-46 4:-30 5:-32 6:-31 7:-30
dril 1:-16 2:-29 4:-20 5:34 6:-32
drill 0:-17 1:-16 2:-25 3:18 5:-21 7:-19
drink 4:-26 5:-56 7:-15
driv 0:-24 4:-18 7:-31
driveway 0:-30 1:-43 2:-33 3:-36 4:-37 5:23
drivin 0:-21 2:-24 3:23 6:-26
drog 0:-19 1:-40 3:16 5:-44 6:-44 7:-37
drogadict 0:-17 2:-23 6:21 7:-18
dron 0:-30 1:-23 2:-40 3:-31 4:-19 5:54 6:-53 7:-28
drool 0:22 1:-26 2:-27 3:-20 4:-18 5:-21 7:-19
droop 0:26 1:-23 2:-22 4:-17 6:-35
droopin 2:-15 6:-16
drop 0:33 1:-30 2:-17 4:-20 6:-19
dropbox 3:-20 4:-19 5:19 6:-19
drought 1:23 5:-19 6:-28 7:-19
drov 2:-39 3:-15 4:-48 5:-42
drown 3:-55 4:-35 5:-47 7:-30
drug 0:-28 1:-36 3:24 5:-47 6:-23 7:-44
drum 0:19 3:-19 4:-19 5:-20 6:-25 7:-17
drunk 0:-15 1:-48 3:24 4:-41 5:-44 7:-48
dry 0:-26 3:-22 5:-32 6:-20
dryer 0:17 1:-25 2:21 3:-16 4:-20 5:-18 6:-32
drywall 0:-26 1:-20 2:-26 3:-18 5:-22 6:29 7:-19
dts 0:24 1:-19 2:-26 3:-20 6:-18
dubai 0:-15 3:-16 4:18 5:-15
duch 2:21 3:-22 4:-19 5:-24 6:-25
duck 0:-19 4:-23 5:21 6:-18
duct 0:-24 1:-28 2:22 3:-19 5:-35 7:-20
dude 0:-15 1:-36 5:32 6:-16 7:-29
due 2:-24 3:-22 4:-28 6:-16
duel 0:21 2:-26 3:-24 4:-19 5:-23 6:-37 7:-22
duen 0:-28 1:-25 2:-45 4:26 5:-28 6:-40 7:15
duerm 0:-27 1:-28 2:-19 3:-20 5:-44 7:32
dui 0:-17 1:-19 2:-21 3:-19 4:30 5:-33 6:-31
dulc 1:-39 2:22 5:-32 6:-24 7:-30
dumb 3:-17 5:-15
dump 0:-31 1:-20 3:-31 4:-30 7:17
dumpst 0:-23 1:-31 2:-45 4:-23 5:-35 7:41
dunk 0:-22 4:-17 6:-25
dunkin 1:-20 4:-21 5:-25 7:19
dur 0:-15 3:18 4:-19 5:-25 7:-23
durin 1:-16 3:27 4:-18 6:-27 7:-17
durm 0:-30 1:-41 2:-41 3:-39 5:-47 6:-43 7:49
durmi 0:17 1:-21 2:-17 3:-16 6:-19
dusk 2:-28 3:-23 4:26 5:-22 6:-26 7:-18
dusky 0:29 1:-16 2:-17 3:-20 4:-17 5:-22 6:-26 7:-18
dust 0:22 2:-21 7:-15
duty 0:-29 1:-25 2:-27 3:18 5:-21 6:31
dv 0:-27 1:-35 2:-43 3:-31 4:-33 5:-34 6:89 7:-57
dying 1:46 2:-45 3:-42 4:-36 5:-36 6:-55 7:-23
e 1:-23 2:-27 3:16 4:-22 5:-21 7:-18
e7 1:-16 2:-16 3:-18 6:16
each 0:-34 2:-35 3:-44 4:22 5:37 6:-18 7:-20
eagl 0:-20 3:-23 6:15
ear 1:-21 2:16 3:-15 4:-28 5:-32 7:-34
eardrum 1:-23 2:-27 4:-21 5:-19 6:24 7:-18
early 1:-17 2:-21 4:-31 5:-17
earn 0:-21 1:-20 2:-32 3:-18 4:28 5:-22 7:-20
earth 0:-19 1:44 2:-28 3:-33 4:-28 5:-30 6:-49 7:-32
easi 0:-23 1:17 2:-26 4:-17 5:-20 7:-23
easiest 0:-22 5:-16 6:-18
east 0:-24 2:-27 5:-17 6:-17 7:-20
easy 1:16 5:-20 6:-20
eat 2:28 3:-37 5:-35 7:-38
eaten 3:-23 4:-22 5:-18 6:-24 7:-16
eatin 0:-17 1:-26 2:22 3:-28 4:-29 5:-27 6:-32
ebt 1:-17 2:-20 3:-25 5:-23 6:20 7:-29
ech 0:-20 1:-34 2:-18 3:17 4:-30 5:-28 6:-32
echa 1:-26 2:-24 3:-26 4:-25 5:-21
echar 0:-15 1:-18 3:-25 5:-19 6:25 7:-20
echo 0:-20 1:-17 2:-28 3:-26 4:-22 5:-18 6:-20 7:35
eclampsi
economic 2:-22 3:-27 5:-16 6:21
ect 0:-15 1:19 3:-19 6:-20
ectopic 0:28 1:-25 5:-28 6:-30 7:-18
ed 0:-17 1:-19 2:27 3:-22 6:-22
edge 0:-36 1:29 2:-35 3:-34 4:-34 5:-36 7:-26
edibl 1:-29 2:-31 3:18 4:-33 6:-23 7:-17
edifici 0:-25 3:-39 5:-31 6:-28 7:16
edit 4:-23 5:19 6:-24
educational 4:-20 6:-19
egg 0:17 1:-27 2:-24 3:-17 7:-24
eggplant 0:-26 1:-22 2:-24 4:-22 5:-22 6:23
eggshell 0:-28 1:-45 2:-43 3:-39 4:-36 5:-53 6:56 7:-30
egs 1:-19 2:-24 3:-16 4:-23 5:-23 6:21
eh 0:-15 2:-17 3:-20 6:20
eight 0:-27 3:-35 6:-17
eighth 1:-17 3:-25 7:-23
eith 0:-17 1:26 3:-20 4:-20 6:27
eject 0:-16 2:-22 3:-23 4:-17 5:-26 6:-20 7:26
ejercit 1:-17 2:-20 3:22 6:-25 7:-17
el
elbow 0:-35 1:-33 2:-26 3:-32 4:-29 5:-22 6:42 7:-25
elder 0:-24 3:20 5:-20 6:-34 7:-39
elderly 0:-30 1:-20 2:-38 4:-18 5:-19 6:25 7:-21
electric 0:28 1:-18 2:-18 3:-22 6:-28
electricist 0:-20 1:-23 3:19 6:-16 7:-24
electricity 2:17 3:-25 5:-16 7:-15
electrocut 0:42 1:-32 2:-29 3:-28 4:-21 5:-34 6:-32 7:-24
elefant 0:18 1:-24 3:-26 5:-16 6:-15
elephant 0:24 1:-17 3:-22 5:-17 6:-28
elev 0:-31 1:-30 4:-41 6:-39 7:22
elevador 2:-20 3:21 4:-17 7:-20
elevator 0:-30 1:-38 2:-24 4:-28 5:19 6:-27
ella 0:-25 1:20 3:-35 4:-29 5:-25 7:-25
ello 1:-17 2:-31 4:31 5:-39 6:-26 7:-20
elm 3:-19 4:-21 5:22 6:-16 7:-22
else 1:-40 2:-33 3:-18 5:-21 6:24
elsewher 1:-17 2:-18 6:17
em 2:16
email 0:-29 2:-42 3:-43 4:-42 5:53 6:-40 7:-24
emailin 1:-24 2:-20 3:-22 5:24 7:-28
emancipation 0:-18 2:22 6:-28 7:-24
embaras 0:-17 1:-18 3:-15 4:-15 5:-16 6:19 7:-18
embaraz 1:-39 2:-26 3:-39 4:-31 5:-39
embarrass 1:-29 2:-27 3:-23 4:-23 5:-27 6:-30 7:30
embassy 2:-21 4:23 6:-17 7:-21
emborrach 0:-19 1:-23 2:-20 3:30 4:-23 5:-20 6:-28 7:-21
emergenci 0:-16 1:-20 2:-26 3:-23 4:-19 5:-23 7:19
emergency 0:-28 1:-17 2:-22 3:-27 4:-30 5:-32 7:27
emery 1:23 3:-18 6:22 7:-16
emily 1:-18 5:20
emocional 0:-17 2:-25 3:-27
emoji 1:-30 5:26 6:-24
emotional 0:-16 3:-31 5:-19 7:-23
emotionally
empacador 1:-19 2:-22 4:23 5:-30 6:-20
empaqu 0:-23 1:-16 2:-18 5:-18
empiez
empleador 1:-22 5:-18 7:-16
employ 0:-29 1:-28 2:-36 3:-31 4:42 6:-15 7:-24
empti 0:-17 1:20 2:-27 3:-20 4:-17 5:-41 6:19 7:-21
empty 0:16 1:-27 2:-25 3:-21 4:-19 5:-47
empuj 0:-31 1:-36 2:-40 3:-41 4:-37 5:-31 6:46 7:-41
emt 1:-21 2:-25 3:-23 4:-16 5:-17 6:22
en 6:-17
enamor 0:-20 1:-16 3:-18 4:17 5:-15 7:-17
encaden 0:-17 5:-17 7:-20
encaj 0:-22 1:-23 2:-23 3:-20 4:-20 5:-19 6:27 7:-23
encampment 0:-26 1:-19 6:-24 7:26
encendedor 0:-20 1:24 2:-26 3:-28 4:-19 7:-16
encer 0:-29 5:-48 7:-40
encier 0:-33 1:-41 2:27 3:-48 4:-43 5:-39 6:24 7:-49
encim 1:-42 2:-35 3:26 4:-31 5:-37 7:-29
encontr 3:-16 4:-38 5:29 6:-42 7:-47
encuentr 0:-18 2:-26 3:-27 4:-26 5:-34 7:-27
end 0:-41 1:42 2:-36 3:-70 4:-30 5:-29 6:-36 7:25
enferm 0:-30 1:-21 2:-21 3:-26 4:-19 5:-22 6:-26 7:25
enfermedad 3:23 5:-17 6:-23
enfermer 0:-22 1:-21 2:-32 3:33 4:-15 5:-21 6:-20 7:-18
enfogon 1:-24 2:-18 3:-16 5:-17 6:19
enforcement 1:-21 5:-22 6:-17
enfrent 0:-26 1:-23 2:-19 3:-41 4:-20 5:23 6:31 7:-38
engan 0:-24 3:-26 4:16 5:-25 6:-21
enganchador 0:-16 1:-22 2:-19 3:-15 4:25 5:-18
engin 0:33 1:43 2:-37 3:-28 4:-29 5:-43 6:-34 7:-35
english 0:-25 2:-30 5:-25 6:34 7:-23
enjoy 1:-18 5:20
enoj 0:-47 1:-42 2:-29 3:-37 4:-33 6:42 7:-27
enough 0:-41 1:44 2:-30 3:-31 5:-31 6:-27
enred 0:23 2:-16 4:-18 5:-23 6:-17
enrol 0:-21 1:-25 2:-27 3:-26 5:24 6:-25 7:-27
enroll 1:-17 2:-18 6:17
ensen 0:-22 1:-23 2:24 3:-31 5:-23 6:-25
enser 0:-27 1:26 2:-22 3:-20 4:-15 5:-17 6:-21 7:-16
entend
entendi 4:16
enter 0:-21 1:-44 2:-25 4:-32 6:27 7:-30
entertain 2:-17 3:-24 4:21 5:-23 6:-16
entiend 3:-21 5:19 6:-16
entier 0:-24 1:16 2:-19 3:-19 4:-16 5:-23 6:-19 7:-20
entir 1:-18 5:25 6:-24
entr 0:-23 1:-30 3:25 5:15 6:-42
entreg 0:-16 1:-21 4:17 6:-15
entrenador 0:-26 1:-25 2:33 3:-39 4:-38 5:-36 6:-30 7:-22
entry 1:-19 3:-17 6:-23 7:18
envelop 0:-16 1:37 2:-35 3:-23 4:-28 5:-27 7:-32
envenen 1:21 2:-18 4:-22
enviud 1:20 2:-20 3:-19 4:-25 5:-27
envy 2:-18 4:-19
epi 0:27 1:-26 2:-24 3:-20 4:-22 5:-24 6:-27 7:-29
epilepsy 2:-17 4:-18 5:-18 6:18
epip 0:39 1:-31 2:-25 3:-25 4:-25 5:-21 6:-30 7:-26
er 0:-37 1:-32 3:-17 4:-27 5:-39 6:19 7:34
era 1:-33 2:-30 3:26 4:19 5:-26 6:-44 7:-18
eras 0:-28 1:20 2:-29 4:-20 5:-26
erman 0:-18 3:-25 4:-18 7:-25
errand 0:-27 1:-17 3:-16 4:-15 6:-19
es 1:-23 2:-32 3:-25 6:24 7:19
esa 1:-21 2:-29 3:26 5:-23 6:-20 7:-21
escalat 0:-16 1:-16 2:-15 3:-16 5:-15 6:22
escaler 1:-38 2:-23 3:-29 4:-26 5:-34 6:26 7:-16
escap 0:-41 1:-54 2:-34 3:-34 6:46 7:-44
esclav 0:-20 2:-23 3:-26 5:-23 7:-21
esclavitud 0:-16 1:-17 2:-15 3:-15 4:25 6:-18
escob 0:-21 2:21 3:-16 4:-16 5:-18 6:-25 7:-18
escond 0:-43 1:-31 2:-32 3:-34 4:-16 6:37 7:-43
escondem 1:-16 2:-22 6:21
escondi 0:-20 1:-22 2:-26 3:-22 4:-35 5:-21 6:31 7:-26
escopet 0:-21 1:33 2:-18 3:-23 4:-35 5:-24 6:-24 7:-21
escort 0:-26 1:-33 2:-21 4:49 5:-40 6:-49 7:-23
escrib 0:-29 3:-35 4:-36 5:26 7:-25
escribi 0:-20 1:40 2:-24 3:-20 4:-23 5:-26 6:-31 7:-37
escuch 0:-16 1:-25 3:-24 4:-22
escuel 0:-26 3:-34 4:-30 5:42 6:-56 7:-40
escup 0:-18 1:-20 2:-17 3:-24 4:-21 5:-24 6:28 7:-22
escupi 0:-16 1:-16 2:-20 3:-16 4:-15 5:-16 6:19
ese 0:-16 1:-31 2:-26 5:16 7:-20
esl 0:-19 1:-31 2:-42 5:-25
eso 0:-21 1:-25 2:-29
espaci 2:-15 4:-16
espald 0:-22 2:28 3:-16 4:-19 5:-16 6:-32 7:-16
espanol 0:-30 1:18 4:-22 5:-39 7:-31
esper 0:-33 2:-22 3:-43 4:-42 5:43 7:-42
espi 0:-37 1:-39 2:-41 3:-34 4:-38 5:52 6:-47 7:-34
espiritual 1:-15 3:17 4:-19 5:-19
espos 0:-20 1:-21 2:-35 4:-15 5:-23 6:42
esps 0:-16 3:-18 4:-16 5:-19 6:20 7:-16
espum 0:23 1:-22 2:-18 3:-26 5:-20 6:-29 7:-18
esquin 0:-29 1:-32 2:-29 3:-25 4:20 5:26 6:-44 7:-22
essay 1:20 2:-16 3:-22 5:-24 6:-21
est 1:-37 2:-33 3:32 4:-27 5:16 6:-25
esta 0:41 2:-30 3:-34 4:-29
estacion 0:-26 1:-22 2:-33 3:-24 4:-26 5:15 6:-38 7:22
estacionamient 0:-16 1:-17 2:-19 4:-21 5:-20 7:18
estam 0:-28 1:-31 2:-32 3:-24 4:-31 5:-39 6:-31 7:33
estan 1:-29 3:-35 5:-35 6:-27 7:24
estar 0:-28 1:30 2:-34 5:-24 6:-45
estari 1:27 2:-19 3:-21 4:-17 6:-17 7:-30
estat 2:-16 4:-27
este 0:-18 1:32 2:-21 3:-28 4:-29 5:-23 7:-31
esto 0:-24 1:19 2:-30 3:-24 5:-27 7:-30
estorv 1:21 2:-25 3:-24 5:-21 6:-18 7:-24
estoy 2:-29 4:-22 6:17 7:25
estr 0:-19 2:-19 4:-20 7:-16
estudi 0:-26 1:-17 2:-31 3:-17 4:-18 5:-32 6:19 7:-17
estudiant 0:-20 2:31 3:-22 5:-38 6:-31 7:-19
estuf 0:-15 1:-19 3:-18 6:16
estuvier 0:-16 1:21 6:-18
etern 1:-17 2:-17 7:-22
euthanasi 1:21 2:-17 3:-23 6:-16
evacuat 0:-25 1:-16 3:-20 4:-25 5:-19 6:27 7:-30
evaluator 1:-17 6:-20
eve
even 0:-25 1:-17 2:-39 3:33 4:-31 7:-35
event 1:-18 6:-22
ever 2:-34 3:23 4:-22 5:-24 6:18 7:-43
everbody 0:-23 1:-20 3:-22 6:20 7:-15
everth 1:-24 5:19
every 0:-17 2:-25 3:-25 5:21 7:-31
everybody 1:29 2:-31 4:-34 5:-37 6:-42 7:-16
everyday 0:-31 2:-30 3:-40 4:-32 5:24 6:-21 7:-32
everyon 1:23 2:-53 4:-16 5:-23 7:-36
everyth 2:-20 3:-34 4:-26 6:18
everytim 0:-17 1:-21 2:-20 3:-26 4:-18 5:27 6:-22 7:-26
everywher 3:-38 4:-21 5:33
evict 0:-43 1:-37 2:-32 3:-37 4:-49 5:-43 6:-36 7:50
eviction 0:-20 2:-23 3:-20 5:-29 6:-36 7:29
evidenc 0:-22 1:-23 2:-38 3:35 4:-19 5:-25 7:-29
evil 3:-16 5:-26 6:21
ex 0:-39 1:-33 2:-17 3:-18 4:-43 5:56 6:18 7:-38
exact 0:-16 1:-17 3:-16 4:-16 5:20
exactly 1:25 4:-26 5:-29 6:-23
exam 0:-25 1:-31 2:-20 3:49 4:-36 5:-21 6:-41 7:-29
examin 2:18 3:-20 4:-23
exchang 1:-26 2:-38 5:29 6:-31 7:-26
excus 1:-16 2:-28 4:-25 5:-16 6:27
exempl 2:-19 3:-15 5:18 7:-19
exhaust 0:-23 1:23 2:-28 3:-16 5:-22 6:-27 7:-17
exhusb 1:-19 2:-19 4:-16 5:23 6:-20 7:-23
exhusband 0:-17 2:-24 3:-27 4:-21 5:21 6:-20 7:-20
exig 0:-15 2:-23 4:15 5:-21 6:-19 7:-17
exist 0:-32 1:32 2:-36 3:-41 4:-31 5:-21 6:-35 7:-31
existenc 1:27 3:-19 5:-19 6:-22 7:-17
exit 0:-20 2:-28 3:-24 5:-20 7:-26
exmar 0:-21 2:15 3:-17 4:-21 7:-23
exnovi 0:-21 1:-20 2:-16 3:-17 5:29
exparej 2:-17 5:19 6:-24 7:-22
expel 0:-23 1:-27 2:-20 3:-26 4:-24 5:-21 6:28
expensiv 2:-37 3:-20 4:26 5:-18 6:-27 7:-17
expir 0:21 1:-19 2:-19 3:-16 4:-27 5:-24 6:-34
explain 0:-31 1:-24 2:-27 3:26 4:-36 5:-22
explod 6:-22
exploit 0:-23 1:-21 2:-26 3:-34 4:36 5:-20 6:-25 7:-26
exploitation 0:-28 1:-16 2:-21 3:-22 4:29 5:-16 6:-22 7:-23
explot 1:-25 2:-22 3:-32 4:37 5:-28 6:-37 7:-25
explotacion 0:-21 1:-21 2:-22 3:-32 4:39 5:-19 6:-22 7:-19
expos 0:-28 1:-47 2:17 3:28 4:-33 5:-24 6:-31 7:-21
expres 0:-21 1:15 3:-20 4:-19 5:-16 6:-20 7:-16
expuls 3:-32 4:-15 5:-18 6:-18 7:19
exs 0:-23 1:-28 2:28 3:-27 4:-23 5:27 6:-41 7:-31
extend 0:-20 1:-27 2:-34 3:-29 4:-26 6:-39 7:19
extension 0:-45 2:17 3:-18 4:-21 5:-27
extr 0:-28 1:24 2:-39 3:-33 6:-34 7:-21
extran 0:-15 1:34 2:-19 3:-17 4:-19 5:-20 6:-37 7:-26
extranari 0:-19 1:32 2:-27 3:-20 4:-15 5:-16 6:-29 7:-23
eye 1:-46 3:-32 5:-34 6:30 7:-33
eyeballin 1:-18 3:-16 4:25 6:-22
eyebrow 3:-24 4:-16 5:-19 6:17 7:-19
f 0:-16 1:-16 2:22 4:-25 5:-16 6:21
fabric 0:-26 1:-23 2:-35 4:23 6:-33 7:-29
fac 0:-22 1:-32 3:-22 6:15 7:-25
face 1:-19 3:-22 5:-27 7:-37
facebok 1:-24 5:19
faceboock 1:-24 2:-27 3:-21 5:25 6:-20 7:-21
facebook 0:-36 2:-41 4:-16 5:38 6:-48 7:-28
facetim 0:-36 1:30 2:-34 3:-40 4:-34 5:-34 7:-16
facial 2:-18 3:-16 5:-15 6:24
facil 1:18 4:-17
facilitat 2:-16
factory 1:-24 2:-30 4:35 5:-18 6:-35 7:-29
fad 0:45 1:-32 2:-34 3:-25 4:-21 5:-24 6:-41 7:-21
fade 1:25 2:-21 3:-17
fail 0:-22 1:33 3:-24 4:-15 5:-19 6:-33 7:-36
failur 2:19 3:-18 4:-20 5:-16 7:-16
faint 0:39 1:-30 3:-28 4:-22 5:-26 6:-40 7:-23
fair 1:-16 3:23 4:-18 5:-18 6:-22
faith 0:-19 1:20 2:-21 4:-20 5:-19 6:-22 7:-19
fake 0:-17 1:-33 2:-37 5:48 6:-26
fal 2:19 3:-25 4:-29 5:-32 6:-27 7:-26
fald 6:-18
fall 3:-36 4:-25 5:-29 7:-26
fals 1:-23 2:-29 3:-22 5:25 6:-36 7:-27
falt 1:15 2:-26 3:-40 4:-24 5:24 6:-31 7:-20
fam 0:-27 1:-22 2:20 4:-21 5:-34 6:-16
famili 0:-23 2:-43 3:-43 5:-31 6:16
familial
family 0:-26 1:-28 3:-34 4:21 5:-22
fan 0:-21 1:-36 2:-17 4:20 6:-23
far 1:21 2:-38 3:-36 4:-30 6:-22 7:-26
fare 1:-21 2:-19 5:-18 6:-22
farewell 1:24 5:-32
farg 1:-16 2:-22 4:-19 5:-25 6:-18 7:20
farm 0:-16 2:-37 3:-39 4:47 5:-36 6:-25 7:-39
farmhand 1:-20 3:-22 4:-20 5:-27 6:-24 7:26
fast 2:-27 5:-19 7:-34
fastest 3:-24 5:-24 6:-25
fat 0:-36 3:-33 4:-22 5:-25 7:-26
fath 1:-24 2:42 4:-15 5:-20 7:-36
fault 0:-38 2:-37 3:18 4:-20 5:-31 7:-29
favor 0:-19 2:-32 3:20 4:-20 5:-30 6:-27
favorit 1:-21 3:-24 4:-23 6:-16
fb 0:-23 3:-37 5:20 6:-33
fea 0:-21 1:-26 2:29 3:17 4:-30 5:-22 6:-20 7:-22
fear 0:-19 1:-22 2:-17 3:-19 5:-19 6:27 7:-27
featur 3:-15
feb 0:24 1:-16 3:-22 5:-18 6:-26 7:-26
february 0:-15 1:-22 2:-17 3:-19 5:-25 6:25
fece 0:-18 2:18 4:-17 5:-20 7:-20
fech 0:-20 1:24 2:-17 3:-21 5:-17 6:-32 7:-26
fed 0:-37 1:-23 2:16 3:-27 4:-30 5:-32 6:15 7:-19
fee 0:-18 1:-32 2:-19 3:-36 4:34 5:-36 6:-36 7:-27
feed 2:48 3:-29 4:-31 6:-22 7:-52
feel 1:20 2:-37 4:-27 5:-29 7:-44
feet 1:-31 3:-25 4:-25 5:-28 6:-44 7:-18
fel 0:-25 1:-25 2:-31 3:17 5:33 6:-43 7:-21
feliz 3:-17 4:18 7:-16
fell 0:51 1:-57 2:-34 3:-54 4:-45 5:-51
fellow 0:-17 1:-17 2:-20 4:-23 5:30 6:-32 7:-20
felony 0:-35 1:-18 2:-19 3:-23 4:-19 5:-25
felt 2:-33 3:27 4:-25 5:-32 6:-39 7:-32
fema 0:-19 1:-25 2:-23 3:-21 4:-19 7:16
femal 0:-25 1:-23 2:-22 4:-18 7:22
fenc 0:-29 1:-27 2:-21 3:-37 4:-38 5:20 7:-30
fent 0:35 1:-21 3:-29 4:-20 5:-28 6:-27 7:-19
fentanil 5:-17 6:-18 7:-19
fentanyl 0:33 2:-37 3:-45 4:-23 5:-29 7:-21
fentynal 0:21 2:-16 3:-19 4:-17 6:-19
feo 3:-36 4:-20 5:-17 7:-28
ferret 1:-19 2:-15 4:-19 5:-21 6:21
ferry 0:-29 1:-17 2:-18 3:-18 4:-20 6:-27 7:21
festival 2:-16 3:24 5:-19 6:-18 7:-26
fetty 1:-27 3:-16 4:26 5:-16 6:-26 7:-17
fever 0:36 1:-39 2:-29 3:-40 5:-20 6:-41
few 0:-15 1:30 3:24 5:-22 6:-25 7:-21
fgm 0:-23 1:-25 2:-18 3:-20 4:-24 5:-19 6:29 7:-19
fianc 0:-46 1:-29 2:-27 5:-34 6:31 7:-37
fibr 1:24 2:-25 6:-18 7:-16
fich 0:-16 3:-21 5:-22 6:-17
ficharl 0:-16 1:-17 3:-20 4:23 6:-21
ficher 1:-18 3:-22 4:20 6:-26
fiebr 2:-24 4:-21 6:-15 7:16
field 0:-28 1:-22 2:-28 4:28 6:-38 7:-31
fiest 0:-41 1:-39 3:52 4:-46 5:-41 6:-46 7:-33
fift 0:-23 1:-21 2:22 3:-20 4:27 5:-22 6:-21 7:-16
fifth 0:25 1:-23 2:-25 3:-22 4:-21 5:-18 6:-20 7:-22
fifty 1:-16 3:23 4:-18 5:-18 6:-22
fight 0:-27 1:-20 4:-48 5:-41 6:23
figuer 1:-23 4:26 5:-25 6:-23
fil 2:-29 4:-25 7:-23
file 0:-26 1:-41 3:-33 6:35 7:-19
filipin 5:-18 6:-23 7:-20
fillmor 6:18 7:-19
film 0:-33 1:-36 3:42 4:-21 6:-59 7:-36
filmin 2:17 3:-26 7:-15
filo 1:-20 2:-19 3:-16 5:-17 6:-18
filth 0:-15 1:-18 2:25 4:-17 5:-18 6:-24
filthy 0:-22 1:-23 2:-17 3:22 4:-17 6:-19
fin 0:-20 1:-16 2:-27 4:-18 5:-19 6:20 7:-16
final 0:-20 1:18 2:-19 3:-31 5:-32
finally 1:30 2:-36 3:16 4:-30 5:-28 6:-28 7:-38
financial 0:-16 2:-27 3:-26 6:19
finc 0:20 3:-15 4:-18 5:-16
find 0:-15 2:-46 3:-19 4:-18 5:45
findin 1:-18 2:-20 3:-27 4:-21 5:16 6:-16 7:-24
fine 0:-23 1:47 2:-37 3:-28 4:-30 5:-33 7:-40
fing 3:21 4:-23 5:-41 7:-42
finger 0:-17 1:-18 2:-21 3:25 4:-18 5:-22 6:-31 7:-24
fingernail
fingerprint 0:-18 1:-18 3:-19 4:19 5:-27 6:-25 7:-26
finish 2:-46 3:36 5:-32 6:-42
finst 1:-23 2:-22 3:-26 4:-21 5:24 6:-22
fir 0:-24 2:-32 5:20 6:27
fire 0:31 1:-26 2:-49 3:-21 4:-55 7:23
firearm 1:-20 2:-19 3:-25 4:-20 5:-24 6:26
firefight 0:-20 1:24 3:-26 4:-18 5:-22 7:-21
firem 3:21
firm 0:-25 1:-22 2:-29 3:-31 7:-26
firmam 2:-31 4:20 6:-19 7:-21
first 0:20 1:-21 2:-19 5:-40
fish 2:-35 4:-16 5:-26 7:-30
fisic 2:-24 3:-23 6:20
fist 0:-33 1:-41 3:-48 4:-44 5:-48 6:56 7:-35
fit 0:19 1:-38 2:-41 4:-24 5:-35
fitbit 1:-18 4:-21 5:24 6:-26 7:-21
fitness 3:-15 4:-15 5:-15 6:-16 7:21
five 0:-26 1:-40 5:-30
fix 0:-41 5:-17
fixin 2:-16 3:-17 5:-22 7:-19
flag 1:16 6:-26
flagstaff
flar 0:-19 1:21
flash 1:-40 2:-29 4:-26 7:-22
flashback 0:-21 1:-22 2:-29 3:26 4:-30 5:-28 6:-32 7:-34
flashlight 0:-19 1:-18 2:-17 3:-20 5:21 7:-22
flat 0:18 6:-18
fld 0:-16 1:-17 2:-15 3:-15 5:-15 6:22 7:-15
flea 2:-16 4:21 5:-23 7:-15
fled 0:-33 1:-33 2:-31 3:-29 4:-31 5:-33 6:23 7:37
flee 0:-25 1:-25 2:-23 3:-30 4:-17 5:-21 6:26
flew 0:-22 1:-33 3:-35 5:19 6:-43 7:-21
flick 1:-29 2:-35 3:-33 4:-32 5:28 7:-33
flight 0:-18 1:-29 2:-15 3:-24 5:22 6:-28
flinch 0:-35 1:-39 3:-38 4:-30 5:-36 6:20 7:-30
flip 1:-30 2:-33 3:-34 4:-29 6:41 7:-38
flirt 2:-17 3:-16 5:-19 6:15
flog 2:-23 4:-19 6:22
floj 2:-16 3:-17 7:-20
flood 1:-34 2:-36 3:-29 5:-18 6:-15
floor 0:19 1:-16 3:-21 5:-24
floorboard 0:-16 1:-17 3:-18 4:-20 5:-19 6:25
flop 4:-16 5:-29 6:-22 7:26
floppy 0:36 1:-28 2:-35 3:-23 4:-22 5:-20 6:-20 7:-38
flor 0:-25 1:-35 6:-26 7:-20
florcit 1:-21
flour 0:15 2:-16 3:-20 5:-21 6:-27
flow 0:-28 1:-34 2:-32 3:-35 4:-36 5:29 7:-29
fluid 0:-22 3:-26 5:-26 6:21
flung 0:-28 1:-26 2:-22 3:-16 6:27
flush 0:-22 1:-35 2:-29 3:-37 5:-19 6:34 7:-26
fly 1:-18 2:20 3:-21 4:-36 5:-16 7:-19
flyer 1:-25 3:-17 4:-25 5:27 6:-23
flyin 0:-17 2:-18 5:16 6:-15 7:-16
foam 0:55 1:-34 2:-48 3:-40 4:-25 5:-27 6:-48 7:-22
foco 0:-18 2:-19 3:-23 5:22 6:-19
fog 0:25 1:-19 3:-17 4:-22 5:-17 6:-22
foil 0:-20 2:-18 3:-25 4:23 5:-17 6:-17 7:-19
fold 1:-18 2:-21 3:-24 4:19 6:-25 7:-17
folk 0:-22 1:-34 3:-37 4:34 5:-23 6:-46
follow 0:-23 2:-49 3:-41 4:-61 5:98 6:-37 7:-54
fondl 0:-28 1:-34 3:33 4:-20 5:-20 6:-35 7:-26
food 0:-29 1:-32 2:36 3:-37 7:-60
fool 1:-21 4:17 6:-15 7:-20
foot 0:36 1:-44 2:-39 4:-42 5:-45 7:-38
football 0:-20 1:-26 2:-22 3:18
footprint 0:-23 1:-24 2:-24 3:-22 4:-16 5:28 6:-25 7:-21
footstep 0:-17 1:-24 2:-20 3:-15 6:22 7:-21
for 4:17
forbid 0:-24 1:-25 2:-26 3:-19 4:-25 5:-29 6:32
forc 0:-44 1:-57 2:-24 3:58 5:-48 6:-32 7:-36
forcej 3:20 4:-29
ford 0:-24 1:-22 2:-21 4:-17 5:-22 6:-23 7:18
forearm 0:-19 1:-22 3:-22 5:-16 6:21
forecast 0:-17 2:-16 4:-17 6:-21 7:18
foreclosur 3:-22 5:-15 6:-27 7:16
forem 0:-16 2:-22 3:28 6:-39 7:-18
forens 3:18 6:-21
forensic 0:-17 1:-17 4:-21 5:-21 6:-26 7:-19
forest 2:-19 3:16
forev 0:-24 1:40 2:-34 3:-40 4:-33 5:-22 6:-30 7:-30
forget 0:-28 2:23 4:-25 5:-22 6:-32 7:-17
forgiv 0:-21 1:44 2:-39 3:-21 4:-23 5:-28 6:-36
forgot 0:-16 1:-18 2:-18 3:-19 4:-30 5:-16 7:17
fork 0:29 1:-27 2:-30 3:-25 4:-27 5:-19 6:16 7:-21
form 0:-18 1:-30 2:-35 3:-21 4:-26 5:25
formul 0:-24 1:-18 3:-18 4:-26
fors 0:-19 1:-30 2:-24 3:27 5:-25 6:-37 7:-23
fort 0:-26
forth 0:-36 1:-35 2:-28 3:-28 4:-16 6:-27 7:29
forty 0:-25 1:-28 2:-32 3:23 4:-23 6:-27
forum 1:-23 4:-20 5:21
forward 2:-22 3:-27 4:-28 5:21 6:-33 7:-16
forz 0:-34 1:-31 2:-30 3:45 4:-29 5:-40 6:-17 7:-30
fost 0:-35 1:-34 2:42 3:-20 5:-18 6:-23
foto 0:-33 2:28 3:17 4:18 5:34 7:-23
fotograf 0:-16 1:-16 2:-22 3:21 4:-19 6:-29
fought 0:-25 2:-28 3:16 4:-25 7:-20
found 3:-19 5:28 7:-16
foundation 0:-29 1:-22 2:-28 3:-25 4:-19 5:-25 6:30 7:-17
fountain 0:27 1:-26 5:-19 6:-27 7:-18
four 0:-20 2:-28
fourt 1:-15 2:27 3:-20 4:24 5:-23 6:-22 7:-16
fractur 0:-21 1:-24 2:32 3:-24 4:-20 5:-23 7:-28
fram 1:-17 3:-22 5:24 6:-20 7:-16
franchis 2:-21 3:21 4:-18 5:-20
franklin 3:-18
frasc 0:27 1:29 3:-21 5:-22 6:-19 7:-17
frat 0:-41 1:-31 2:-36 3:40 4:-38 5:-44 6:-18 7:-35
fraud 0:-15 3:-16 4:18 5:-15
free 0:-26 1:-44 2:-30 4:27 6:-32
freedom 4:-26 6:19 7:-25
freeway 0:-30 1:-25 2:-23 3:-25 4:-20 5:-17 6:24 7:-20
freez 0:-32 1:-27 2:-40 4:-23 5:-37 6:-43 7:40
fren 0:-21 1:-19 3:-22 4:16 6:-22 7:-16
frend 0:-21 1:23 2:-16 3:-17 4:-16 5:-20 6:-21
frent 0:-27 1:-33 2:-23 3:-19 4:-32 5:44 6:-40 7:-33
frenulum 2:18 3:-20
fresh 0:-17 1:-17 3:-28 5:21 7:-28
freshm 1:21 2:-20 3:18 5:-16 6:-34
fresn 1:-23 2:-20 5:-23 6:-24 7:19
fria 0:-16 3:-19 4:-16 6:-18
friday 0:-33 3:-20 4:-43 7:18
fridg 0:-36 3:-42 4:-46 5:-28 6:26
frien 0:-21 1:21 6:-23
friend
friendly 0:-19 1:-15 2:-19 3:22 4:-16 5:-17 6:-20 7:-22
frio 1:-35 2:-44 3:-38 4:-36 5:-44 6:-36 7:26
from 5:16
front 0:-41 2:-35 4:-33 6:24 7:-22
fronter 0:-24 1:-31 2:-25 3:-24 5:-24
frostbit 1:-23 2:-30 3:-21 4:-24 5:-22 6:-27 7:22
froz 1:-43 2:-34 3:30 4:-33 5:-32 7:-35
fruit 1:-24 2:-21 3:-20 5:-19 6:-23 7:-17
fruity 0:17 5:-21 6:-20 7:-16
fryer 0:19 3:-16 5:-20 6:-16
ft 2:-29 3:-27 4:-27 5:22 7:-29
fue 0:-17 1:-38 3:34 4:-27 5:-27 6:-35 7:-31
fueg 0:-17 1:17 2:-24 3:-25 4:-21 5:-24 6:-29 7:19
fuent 0:18 1:-21 5:-19
fuer 0:16 2:-20 3:-29 5:-21 6:-34 7:15
fuers 0:-17 6:-16 7:-25
fuert 1:-23 2:-28 3:-32 5:-24 7:-15
fuerz 0:-40 1:-40 2:-25 3:45 6:-16 7:-33
fui 0:-17 1:-22 3:49 4:-33 5:-37 6:-45 7:-22
fuim 1:-17 3:23 5:-17 6:-21 7:-20
full 1:15 2:-38 3:-30 4:-29
fuma 0:-24 1:-20 2:27 3:-20 4:-17 5:-30 6:-25 7:-25
fume 0:27 2:-31 3:-20 4:-30
fumo 0:29 1:-29 2:-20 3:-31 4:-21
fun 0:-18 1:-24 2:19 3:-23 4:-23 5:-20 7:-28
function 0:21 3:-16 6:-16
fund 1:-16 2:-30 3:-16 4:-15 6:18 7:23
funeral 0:-17 1:39 2:-34 3:-39 4:-40 5:-17 6:-23 7:-27
funny 0:22 1:-33 2:25 3:-35 4:-20 5:-23 7:-23
furious 2:19 3:-21 5:-16 6:-21
furnac 0:-16 3:-18 5:23 6:-18
furnitur 0:-30 1:-25 2:-34 3:-22 4:-26 5:-19 6:35 7:-27
furth 1:24 2:-21 3:-17 4:-19 5:-16 6:-17 7:-23
futur 0:-39 1:41 2:-32 3:-25 4:-30 5:-28 6:-34 7:-29
g 0:21 3:-19 6:-27
g5 2:-18 4:17 6:-24 7:-21
gag 0:18 1:-30 2:-29 3:18 5:-17 6:-29
gain 0:-17 1:-23 2:16 3:-20 4:-24 5:-18 6:18
gal 2:-22 4:-21 5:-18 6:27
gallup 0:-18 1:-18 3:-15 4:-19
gambl 2:31 3:-28 4:-22 5:-29 6:-31
game 1:-35 2:28 4:39 5:-29 6:-37 7:-41
gamer 1:17 2:-23 4:-16 5:21 6:-33
gana 0:-37 1:50 2:-33 3:-36 4:-20 5:-29 6:-38 7:-31
ganam 1:-15 2:-19 3:-17 4:22 5:-27
gang 0:-25 1:-31 2:-44 6:21 7:-29
gano 0:-26 1:-30 2:-24 3:-26 5:-33
gap 0:28 1:22 2:-17 3:-16 5:-17 6:-28
garag 1:29 2:-19 6:-46
garbag 0:-20 1:-19 3:-28 5:-19 6:-20 7:23
gard 0:-18 1:-21 2:-19 3:-19 4:-20 5:27 6:-18 7:-18
gargant 0:23 1:-26 2:-29 3:-24 4:-19 5:-25 6:-16 7:-17
garment 0:-23 5:-19 6:-17 7:-17
gas 0:15 1:-20 2:-29 7:19
gaslight 0:-23 1:-36 2:-25 3:-28 4:-26 5:-30 6:34 7:-24
gasolin 0:21 1:-23 2:-28 3:-19 4:-23 5:-22
gasoliner 0:-23 1:-17 2:-20 3:-17 4:-19 5:-16 7:18
gasp 0:49 2:-31 3:-39 4:-25 5:-26 6:-32
gaspin 0:18 2:-21 3:-17 4:-18 6:-20
gass 2:-15 3:16 4:-17 6:-17
gast 0:-22 1:-31 3:-22 4:-20 5:-27 7:-19
gate 0:-29 2:-48 3:-34 4:35 7:-58
gato 0:-29 2:-25 3:-30 4:-16 5:-32 6:-16
gatorad 0:19 1:-20 3:-16
gaug 3:-15 4:-17 5:-20 6:25 7:-20
gave 6:-38
gay 0:-20 4:-33 5:-29 7:47
gear 0:-15 1:15 2:-19 3:-20 6:-20 7:-22
gemel 0:-15 2:22 3:-15 4:-17 6:-20 7:-17
gener 2:-16 6:16
general 1:-20 3:-20 4:-25 6:-29 7:19
generator 0:23 1:-22 2:-18 3:-20 4:-20
genital 0:-22 1:-30 2:-18 3:-18 4:-17 5:-18 6:32 7:-21
gent 0:-16 2:-21 3:-19 4:-18 7:-27
gentlem 2:-17 3:-18 5:17 6:-18 7:-18
georg 1:17 6:-17 7:-24
georgi 2:-22 3:-27 4:32 5:-19 6:-32 7:-25
gerent 2:-23 3:22 4:-18 5:-16 7:-17
get 1:-36 6:21
gg 1:24 2:-20 5:-20 6:-16
ghan 2:-18 4:25 5:-16 6:-22
ghb 0:-23 1:-26 2:-33 3:33 4:-24 5:-27 6:-34 7:-17
ghost 0:-20 1:19 2:-17 3:-24 6:-34
gibberish 0:29 1:-37 2:-24 3:-19 4:-17 5:-18 6:-31
gift 0:-19 3:-29 4:-19 5:40 6:-51 7:-31
gig 0:-26 1:-22 2:-18 4:19 5:-30 6:-31 7:-16
gimnasi 0:-25 1:-16 3:-20 6:-27 7:-16
gine 0:-16 2:-23 3:21
girl 0:-18 1:-20 2:30 4:48 5:-23 6:-28
girlfriend 2:-19 4:-18 5:-25 6:17
giv 0:-28 1:38 4:-22 5:-34 6:-46 7:-28
give 0:-18 1:-32 5:-23 7:-23
given 2:-16 3:-18 6:-16 7:19
glass 0:25 1:-45 2:-39 3:-30 4:-32 5:-23 7:-23
glid 0:-20 2:-18 3:-22 4:-23 6:-16
glit 0:-20 1:-25 2:-21 3:26 4:-19 5:-18 6:-17
glock 2:-19 3:-25 5:-23 6:22
glov 0:-22 1:-30 5:-21 7:-36
glu 0:-24 2:-17 3:-19 5:26 6:-22 7:-20
gma 1:-24 2:-21 3:-22 4:-19 6:-23 7:24
gmail 0:-20 2:-15 3:-25 4:-16 5:17 6:-16 7:-20
go 0:-28 5:-24
goat 1:-24 2:-17 5:-17 6:20 7:-27
gobiern 0:-24 1:-25 3:-25 4:-17 5:-22 6:16
god 0:-28 1:18 2:29 4:-36 6:-28 7:-40
godchild 2:21 3:-23 4:-15 5:-26 6:-23 7:-19
goddaught 2:24 6:-24 7:-20
godly 2:-15 3:20 4:-20 5:-23 6:-20 7:-20
godson 2:23 3:-30 6:-20
goe 0:-20 3:-23
going 4:-19 5:-34 7:-23
gold 0:-24 1:19 2:-31 3:-32 4:-36 5:-35 6:20 7:-31
golf 1:-17 2:-21 3:-20 5:-17 6:18 7:-21
golp 0:-29 1:-57 3:-53 4:-35 5:-43 6:62 7:-41
golpeador 0:-19 2:-20 3:-19 4:-25 5:-22 6:26 7:-19
golpi 0:-18 3:-20 4:-21 6:20 7:-17
golpiz 6:-15 7:-22
goma 1:-25 4:-17 6:21
gon 1:27 3:-19 5:-18 6:-25
gone 1:19 2:-25 3:-41 4:-23 5:-20 7:17
good 0:-15 1:43 3:-28 4:-45 5:-22 7:-42
goodby 1:91 2:-46 3:-51 4:-48 5:-70 6:-52 7:-45
goodnight 0:-16 5:-15
googl 0:-39 1:41 2:-37 3:-34 4:-22 6:-38 7:-23
googlemap 0:-17
gor 0:24 1:-18 5:-16 6:-23 7:-18
gord 0:29 1:-17 4:-22 5:-17 6:-31
goril
gorp 0:-17 3:-21 4:-21 5:-19 6:23 7:-23
gos 1:-21 2:-26 3:-20 4:-15 5:-21 6:22 7:-23
got 1:-16 2:-18 4:19 7:16
gown 0:-28 1:-31 2:-39 3:22 4:-23 5:-31 6:-42 7:21
gps 0:-42 1:-38 2:-38 3:-54 4:-37 5:71 7:-52
grab 0:-33 1:-52 3:39 4:-50 5:-29 6:19 7:-39
grac 1:-18 2:-25 3:-29 4:-19 6:23
grad 1:-17 2:39 3:17 4:-36 5:-19 6:-42 7:-29
graduation 0:-20 1:25 2:-18 3:-25 4:-18 5:-30 6:-21 7:-16
grain 0:25 2:-16 3:-16 4:-19 5:-18 6:-32 7:-16
gramoxon 0:20 3:-15 4:-18 5:-16
gramp 2:-31 4:-26 5:-24 6:-32 7:-25
granbaby 0:23 1:-19 2:-18 3:-19 7:-16
grand 0:-25 1:-29 2:21 3:-37 5:-24
grandad 1:-26 2:-17 4:-22 7:-16
grandbaby 0:-38 1:-19 2:49 3:-38 4:-31 5:-35 6:-55 7:-24
grandchild 0:-16 1:-18 2:36 3:-26 5:-17 6:-35
grandchildr 5:-15 6:-21
granddad 0:-16 3:-18 4:-22 6:23
granddaught 0:-23 1:-16 2:18 3:-15 4:-37 5:-27
grandfath 1:-24 2:37 3:-17 4:-33 5:-21 6:-38 7:-27
grandkid 0:-27 1:16 2:33 3:-26 4:-37 6:-49 7:-18
grandm 0:18 3:-33 4:-19 6:-20
grandmoth 1:-21 4:-22 5:-32
grandp 2:24 4:-35 5:-28 6:-32 7:-31
grandparent 0:-19
grandson 0:-22 1:-27 2:47 3:-48 4:-41 5:-34 7:-17
granj 4:21 6:-19 7:-15
granny 3:-31 4:-18 5:-27 7:-32
granson 0:-23 1:-20 2:-16 3:-16 4:-17 5:-19 6:23 7:-17
grap 0:48 1:-25 2:-46 3:-29 4:-33 5:-28 6:-34 7:-29
grass 0:15 1:-29 2:-40 3:-28 4:-35 5:-23
gratiot 1:-16 3:-18 5:-18
gratis 0:-19 1:-21 2:-25 3:28 4:-20 5:-36 6:-33
grav 0:-21 1:-21 2:-25 3:-23 4:-24 7:-21
gravel 0:-30 1:-26 2:-30 3:-19 4:-31 5:-35 6:37 7:-25
gray 0:44 1:-41 2:-31 3:-36 4:-30 5:21 6:-43 7:-54
greas 0:19 6:-22 7:-17
great 0:-26 2:31 4:-25 5:-23 6:-22 7:-16
green 1:-21 2:-19 3:-44 4:30 5:-30 7:-28
greencard 0:-20 2:-17 3:-16 5:-16 6:19
greenhous 1:-23 2:-18 3:-26 4:20 6:-20 7:-16
gregg 7:-19
gren 0:-15 1:-18 2:22 5:-19 6:-20 7:-23
grey 0:15 1:-17
greyhound 0:-34 1:-47 2:-32 3:-30 5:-29 6:-51 7:46
grid 0:-21 1:-23 2:-23 4:-21 5:-24 6:25 7:-23
grief 0:-23 2:-18 3:-31 4:-26 5:18 6:-21 7:-20
griev 0:-17 2:-25 3:-15 4:-17 5:-18 6:23
grill 0:26 1:-21 2:-19 3:-20 7:-16
grindr 0:-18 2:-17 3:23 4:-15 6:-16
grinnin 0:-23 2:-18 3:28 4:-16 6:-17
grip 0:15 3:-19 4:-19 5:-18
gris 0:16 1:-20 2:-25 3:-23 6:-32 7:-35
grit 0:-39 2:-57 4:-36 5:-47 6:46 7:-39
grocery 2:-20 4:-36 7:-20
groom 0:-25 1:-40 2:36 3:-30 5:-36 6:-33 7:-23
groomsm 0:-17 1:-16 2:-24 3:21 6:-26
grop 0:-38 1:-38 2:-33 3:70 4:-35 5:-51 6:-27 7:-39
groseri 0:-16 1:-18 3:-17 4:-17 6:16
ground 2:30 3:-30 4:-29 5:-36 7:-32
group 6:-37
grow 0:-18 1:-22 3:-22 4:19 6:-25 7:-16
growl 0:-16 1:-16 2:-18 4:-30 5:22 6:-22
grown 0:-29 3:17 5:-34 7:-26
grua 0:-17 1:-26 2:-24 3:-18 4:-23 5:-23 7:26
grudg 5:17 6:-16 7:-24
grunt 0:29 1:-23 2:-24 3:-23 4:-22 6:-33 7:-15
grup 1:-16 3:-26 4:-20 7:-18
guagu 1:-32 2:-26 4:-29 6:-37
guam 1:-17 3:-22 4:-16 6:15
guant 0:-17 2:-17 3:16 6:-24
guard 0:-28 3:31 5:-24 7:-48
guarderi 0:-19 1:-19 2:30 3:-17 4:-17 5:-20 6:-28 7:-27
guardi 0:-18
guatemal 0:-21 1:-26 3:-24 4:18 5:-24 6:-25
guerril 0:-16 3:-17 4:18 5:-16 6:-20 7:-18
guess 0:-18 1:-26 3:-20 4:-17 5:16 7:-19
guest 0:-22 1:-20 3:36 5:-16 6:-35 7:-29
guid 0:-24 1:-33 2:-29 4:-22 5:-24
guilt 1:-18 2:-18 3:20 4:-20 5:-18 6:-17
guind 1:-22 3:-20 5:-19
guit 0:-18 1:26 2:-23 3:-21 4:-20 6:-23 7:-21
gum 0:-23 1:-22 2:-25 4:-19 5:27 6:-28 7:-15
gummy 0:30 1:-34 2:-38 3:20 4:-28 5:-26 6:-31 7:-25
gun 1:38 2:-34 3:-64 4:-39 5:-43 6:19 7:-47
gunpoint 0:25 1:-27 2:-23 4:-30 5:-25 6:19 7:-31
gurdwar 0:-15 3:-26 4:-21 5:-19 6:-15 7:25
gurgl 0:45 1:-25 2:-32 3:-29 4:-27 5:-25 6:-44 7:-24
gush 0:43 2:-28 3:-24 4:-18 5:-24 6:-27 7:-22
gushin 0:22 1:-24 2:-21 3:-23 5:-19
gust 0:-18 1:-26 4:-30 5:-21 6:-24 7:-34
gut 0:-18 1:17 2:-25 3:-25 4:-23 6:-23 7:-22
guy 1:-48 3:33 4:18 5:23 7:-39
gym 0:-18 1:-39 4:-37 5:30 6:-40
gymnast 0:-18 1:-17 2:22 3:-24 4:-17 6:-19 7:-15
gymnastic 1:-19 2:34 3:-22 5:-22 6:-37
gynecologist 2:-15 3:17 5:-18
gyno 0:-20 6:-16
h1b 1:-18 2:-17 4:-18 7:-16
h2a 0:-15 1:-17 3:-21 4:29 6:-38 7:-17
h2b 0:-17 1:-16 2:-20 4:25 6:-19 7:-22
h4 0:-22 2:-15 3:-25 4:-41 6:25
ha 0:-17 1:-20 6:18
haber 1:20 2:-25 3:-16
habl 2:-40
hac 0:-19 1:36 2:-29 3:-24 5:-23 6:-28 7:-29
hace 0:-19 2:30 6:-22
hacem 0:18 2:-28 3:-24 5:-22
hacen 0:-30 1:-23 2:-37 4:42 5:-32 6:-36 7:-36
hacer 0:-19 2:-45 3:24 5:-35 7:-26
hacerl 2:-22 3:24 4:-22 6:-20
hacers 1:15 2:-17
haciendos 0:-32 2:-21 3:-20 4:-27 5:20 7:-17
hack 0:-27 2:-28 3:-29 4:-36 5:44 6:-36 7:-17
had 0:22 1:-23 3:19 5:-25 6:-18
haga 1:-19 3:-15 4:21
hago 1:-24 2:-33 4:27 5:-49
hair 0:-31 3:-51 5:-20 6:18 7:-29
haircut 0:-19 1:16 2:-18 3:-22 5:-21 6:-27 7:-22
hairdress 0:-26 1:28 3:-23 4:-29 5:-18 7:-20
hairspray 2:-20 3:-18 4:-22 6:19
haiti 3:-16 6:18
hal 0:-30 1:28 2:-37 3:-29 4:-22 5:19 6:-29 7:-36
half 0:49 1:-17 3:-19 5:-45 6:-38 7:-33
halfway 1:-25 2:-24 4:-33 5:-30 6:-35 7:24
hall 1:-36 2:-16 5:-19
hallam 0:-21 1:24 2:-21 3:-22 4:-20 5:-19 6:-23 7:-20
hallway 0:-30 1:-28 2:-36 3:-33 4:-34 5:33 7:-22
ham 3:-38 4:-26 5:-31 6:16 7:-26
hambr 1:-22 2:29 4:-26 5:-27 6:-23
hamst 1:-23 2:-16 3:-16 5:-15 6:19 7:-16
hand 0:-19 5:-49 6:26 7:-38
handcuff 1:-19 4:-17 5:-27 6:22 7:-18
handful 0:29 2:-20 4:-19 6:-20
handl 0:-30 2:-39 3:-39 6:21 7:-34
handoff 5:-16 6:16 7:-16
handprint 0:-52 1:-47 2:34 3:-48 4:-39 5:-37 7:-29
handym 0:-15 1:-29 2:-22 3:-29 4:-29 5:33 6:-36 7:-20
hang 1:44 2:-36 3:-43 4:-46 6:-50 7:-36
hangin 0:-17 1:-17 3:-17 4:-15 5:18 6:-22 7:-20
hap 0:-23 1:-21 4:-19 5:-45 7:-19
happen 0:-16 1:-60 2:-41 3:62 4:-37 5:-44 6:-39 7:-38
happi 1:15 2:-24 3:-26 4:-20 5:-16 6:-27
happy 0:-24 2:-29 3:-31 4:-19 5:-26 6:-21 7:16
harass 0:-22 1:-33 2:-32 4:-31 5:48 6:-51 7:-24
harassment 0:-22 1:-27 2:-24 3:-35 4:-30 5:47 6:-35 7:-25
hard 1:-34 2:20 3:-21 4:-30 5:-39 7:-35
hardly 0:19 6:-18 7:-15
hardwar 0:-16 2:-20 4:-25 6:-26 7:-21
harm 0:-21 1:37 2:-31 3:-17 4:-21 5:-23 6:-27 7:-18
harness 2:17 4:-24 5:-23 6:25 7:-16
harold 3:-20
hart 2:-26 3:-25 4:-21 5:-30 7:-37
harvest 0:-22 1:-19 2:-23 3:-15 5:-27 6:17 7:-17
has 4:20
hasnt 4:-23 5:-20 6:-32 7:-25
hast 0:-38
hate 0:-29 1:36 3:-31 4:-41 5:-27 6:-28 7:-36
haul 0:-39 1:-39 2:-40 3:-36 5:-31 7:28
hav 1:-43 3:15 5:-40 6:-49 7:29
have 0:-19 5:-19 7:24
haven 0:-17 1:-35 2:27 4:-26 5:-15 6:-42
havent 1:-20 3:29 4:-41 5:-42 6:-48 7:-31
havin 0:40 1:-32 2:-24 3:-24 4:-20 5:-17 6:-31 7:-20
hawaii 0:-15
hay 3:-37 5:29 6:-21
hayloft 0:-23 1:-25 2:-22 3:-21 4:-23 5:-17 6:25 7:-22
haz 0:-21 1:-21 2:-29 3:33 4:-23 5:-23 6:-28 7:-29
hazard 7:-16
he 1:-35 2:-15 6:37 7:-37
head 3:-26 4:-37 5:-39 7:-17
headach 0:42 1:-32 2:-22 3:-17 4:-20 5:-21 6:-26 7:-26
headboard 1:-18 3:-25 4:-22 5:17 6:-20
headbut 0:-24 1:-27 2:-30 3:-33 4:-33 5:-37 6:43 7:-28
headlight 0:-20 1:-31 2:-40 3:-24 4:-19 5:28 7:-31
headlock 0:-30 1:-33 2:-33 3:-36 4:-40 5:-37 6:41 7:-28
headshot 5:-15
health 2:-36 5:-27 6:21 7:-17
healthy 0:-18 1:22 3:-18 4:-22 5:-22 7:-18
hear 4:-29 5:16
heard 0:-31 1:-21 4:-36 5:-39 6:25 7:-37
heart 0:30 2:-20 3:-24 4:-37 6:-16 7:-34
heartbeat 0:45 1:-32 2:-30 3:-35 4:-29 5:-27 6:-32 7:-28
heat 1:-41 2:24 3:-45 4:-21 5:-29 6:-55
heatstrok 0:23 1:-16 6:-23
heav 0:-27 1:48 2:-48 3:-40 4:-30 5:-32 6:-50 7:-24
heavy 0:34 1:-23 2:-22 4:-15 5:-17 6:-38 7:-22
hech 0:-20 1:-19 3:-20 4:-18 5:-18 6:-17 7:20
hed 1:-49 2:-22 3:-16 5:-34 6:25 7:-47
height 0:-22 1:-18 2:-16 3:-18 6:22 7:-17
heimlich 0:25 3:-18 4:-16 6:-26 7:-19
hel 0:-20 1:-22 2:-18 3:-20 4:-16 5:-27 7:23
held 0:-40 1:-31 3:39 5:-51 7:-32
hell 0:-16 3:-55 4:-18 6:23 7:-27
help 2:-26 5:-19
helpin
hemorragi 0:24 1:-23 2:-17 4:-15 5:-23 6:-22 7:-27
hemorrhag 0:29 1:-27 2:-16 3:-19 4:-16 5:-16 6:-22 7:-22
henny 3:-17
her
herd 0:-18 1:26 3:-15 4:-21 6:-20 7:-16
here 0:-18 1:19 2:-21 3:-22 7:18
herman 5:-20
hermanastr 4:-19 7:-17
hermanit 0:-38 4:-35 5:-32 6:-43 7:-18
hero 1:-18 3:-16 6:20
heroin 0:24 1:-32 3:-32 5:-21 6:-35 7:-21
herself 0:-35 1:61 2:-26 3:-46 5:-26 6:-43 7:-25
hi 1:-29 2:-18 3:-26 4:-24 6:-30
hialeah
hic 0:-20 1:-26 2:-32 3:34 4:-18 5:-18 6:-37 7:-27
hiccup 0:17 1:-17 3:-16
hice 1:-24 2:-22 3:25 6:-25 7:-15
hickey 0:-27 1:-28 4:-24 5:-24 7:-32
hid 0:-21 2:-25 3:-50 4:-37 6:32 7:-38
hidalg 6:15 7:-18
hide 0:-26 1:-16 3:-47 4:-23 5:-26 6:31 7:-44
hidin 0:-19 1:-17 2:-23 3:-23 5:26 6:-20 7:-15
hieler 1:-17 4:-18 5:-15 6:-22 7:22
high 0:-29 7:-42
highest 0:-19 1:26 4:-22 5:-28 6:-29 7:-26
highway 0:-45 2:-22 3:-30 4:-23
hija 0:-25 2:49 5:-30 6:-17
hijab 0:-31 1:-18 2:-30 3:-27 4:-18 6:21
hijastr 0:-17 2:23 4:-19 6:-25
hijo 0:-25 2:29 3:-28 4:-24 5:-40
hik 2:-17 3:16 5:-18
hike 0:-18 1:-20 2:-16 5:18 6:-18 7:-26
hikin 0:19 6:-18 7:-15
hill 0:-22 1:-16 2:-30 3:-19 4:29 5:-19 6:-31 7:-20
him 1:-24 6:18 7:-30
himself 1:62 3:29 4:-45 5:-35 6:-42 7:-32
hinc 0:-21 2:21 3:-21 6:-22
hinch 0:17 6:-20
hing 0:-37 1:-39 2:-32 3:16 4:-36 7:-35
hint 0:-24 1:19 2:-31 3:-35 4:-25 6:-23 7:-22
hip 0:-28 1:-23 2:-28 5:-29 7:19
hipotermic 0:20 1:-26 3:-22 5:-23 6:-25 7:-19
hir 0:-25 1:-36 2:-24 4:-16 5:28 6:-15 7:-18
hirv 2:16
his
hiso 0:-15 1:-21 3:26 4:-20 5:-16 6:-30
hiss 0:26 3:-16 4:-16 5:-22 7:-17
hisself 0:-33 1:46 2:-29 4:-31 5:-31 6:-51 7:-16
histori 1:20 2:-19 4:-20 5:-24
history 0:-28 2:-32 3:-27 4:-28
hit 0:-18 1:-46 3:-57 4:-27 5:-51 6:37 7:-38
hitchin 0:-23 3:-19 4:-17 6:-21
hiv 0:-31 1:-32 2:-21 3:16 4:-17 7:-15
hive 0:30 1:-20 2:-17 4:-16 5:-17 6:-20
hiway 1:-17 2:-22 3:-25 4:-26 5:-27 6:26 7:-29
hizo 1:-41 3:28 5:-36 6:-24 7:-26
hmong 4:-29 5:-24 6:21
ho 0:-24 1:-21 3:-24 4:-20 5:-19 6:25
hoard 0:-27 1:21 6:-28 7:-17
hoars 0:-35 1:-27 2:-21 3:-30 4:-20 5:-27 6:44
hoe 1:-16 4:-16 5:-20 6:17 7:-20
hog 1:-22 5:-16 6:20
hogar 1:-20 2:-16 3:-18 4:-16 6:-23
hol 0:-27 2:-37 3:-24 4:-33 5:-38
hold 0:-24 1:21 3:-45 4:32 5:-37 7:-43
holdin 3:-25 5:-18
hole 0:-38 1:-40 2:-29 3:-19 4:-33 6:36 7:-31
holiday 0:-25 1:24 2:-31 4:-20 5:-29
holland 1:-17 3:18
hollerd 1:-24 2:-20 3:18 4:-16 6:-26
hollywood 0:-18 1:-18 2:-23 3:-21 6:-23 7:23
hombr 0:-29 1:-44 3:-17 4:30 5:15 7:-42
home 1:-23 2:17
homeboy 1:-31 2:-26 6:-23 7:-24
homecar 2:-20 3:19 5:-16
homecom 0:-30 1:16 2:-26 4:-34 5:-29
homegirl 1:-28 2:-15 4:-24 5:-20 6:-38 7:-27
homeless 0:-47 1:-47 2:-43 3:-35 5:-49 6:-51 7:56
homeroom 1:24 3:-17 5:-23 6:-28
homeschool 0:-18 1:-17 2:27 3:-19 4:-23 5:-22 6:-23 7:-21
homi 0:18 1:-18 6:-16
homless 0:-19 1:-20 3:-26 5:-22 6:-17 7:23
hond 1:-38 2:-44 3:-31 4:-26 6:-33 7:24
hondur 0:-18 2:-24 4:19 5:-26 6:-32 7:-23
honduren 0:-18 2:-24 4:20
honest 1:21 3:-22 5:-19 6:-20 7:-16
honeymoon 0:-20 2:-23 3:-23 4:-20 5:-18 6:25 7:-23
honk 0:-22 1:-19 2:-20 3:-19 4:-26 5:34 7:-22
honolulu 0:-20 1:-20 2:-21 3:-26 4:-19 6:25
honor 0:-24 1:-21 2:-50 4:-38 6:24 7:-17
hood 1:-19 2:-20 3:-21 4:-22 5:-26 6:25 7:-17
hoodi 0:-43 1:23 4:-31 5:17 6:-22 7:-30
hoody 0:-25 1:-28 2:-24 3:-22 4:-25 5:-24 6:27 7:-25
hook 0:-33 1:-34 2:-18 3:19 4:29 5:-37 7:-34
hookup 0:-24 1:-28 2:-20 3:27 4:-18 6:-29 7:-25
hop 1:39 2:-23 3:-30 4:-29 5:-30 6:-33 7:-26
hope 0:-21 1:46 2:-38 3:-36 4:-30 5:-40 6:-16
hopeless 0:-30 1:34 2:-21 3:-25 4:-20 5:-21 6:-29 7:-18
hopin 1:22 3:-15 5:-17
hora 0:-25 1:-27 3:-22
horari 0:-24 1:-29 2:-18 3:-28 4:-38 5:40 6:-21 7:-27
hormig 0:23 2:-22
hormon 0:-20 1:-25 2:-17 4:-22 6:20 7:-15
horribl 0:17 1:-18
hors 0:16 2:-20 3:-24 4:-23 5:-28 7:-24
hose 0:-37 1:18 3:-33 4:-37 5:-37 7:-32
hospic 2:-30 3:-23 4:-24 5:-25 7:-26
hospital 0:-16 1:-24 4:-36 5:-17 6:-25 7:24
hospitaliz 0:-17 1:21 2:-18 3:-15 4:-17 5:-19 6:-18 7:-18
hospitel 0:-19 1:-16 4:-22 6:-26
host 0:-22 1:-36 3:23 4:32 5:-36 6:-58
hostag 0:-18 1:-18 2:-21 3:-33 5:-15
hostel 1:-20 3:-20 4:-21 5:-19 6:-19 7:27
hostess 1:-18 2:-19 3:-20 4:28 5:-19 6:-18 7:-21
hostig 0:-16 1:-20 3:-19 4:-16 5:26 6:-23 7:-17
hostigador 0:-15 1:-16 2:-16 3:-15 4:-15 5:24 6:-18
hostigamient 0:-15 1:-16 2:-15 3:-16 5:24 6:-18
hot 0:26 1:-36 2:28 3:-35 4:-32 5:-15 7:-59
hotel 0:-31 1:-34 2:-27 4:34 5:-20 7:29
hotin 1:19
hotlin 0:-27 5:-37 7:-18
hotln 0:-17 1:-16 2:-18 3:-19 6:17
hound 0:-16 1:-24 3:-28 4:-33 5:22 6:-28 7:-27
hour
hourly 0:-22 1:20 2:-21 3:-22 4:-32 5:-21 6:-20
hous 0:-28 1:-33 3:-31 5:18 7:20
housekeep 0:-16 1:-16 2:-24 4:29 5:-31 6:-44 7:-37
houston 0:-21 1:-18 2:-29 3:-20 4:27 5:-31 6:-27 7:-19
hover
how 3:-20 7:-25
hoy 0:-20 2:-33 3:-25 4:-45 5:-19 6:-55 7:67
hr 0:-21 2:-21 6:-40 7:20
hrs 0:-30 1:-29 2:-48 3:-20 4:35 7:-42
hs 0:-18 1:-16 3:21 6:-25
hubier
huel 0:-19 1:-15 3:-23 5:19 6:-24 7:-19
hues 0:15 1:-19 3:-22 5:-16 7:-15
huesp 2:-19 3:25 4:-22 5:-16 6:-27 7:-27
huff 0:33 1:-29 2:-28 3:-30 4:-21 5:-26 6:-34 7:-30
huffin 0:16 6:-21
hug 0:-31 2:15 3:24 4:-38 6:-45 7:-26
huge 0:25 2:-21 3:-15 6:-22 7:-15
huir 1:-36 2:-25 3:-24 4:-25 5:-25 6:40
hum 1:-20 2:-23 3:-21 4:-17 6:21
human 0:-32 1:-31 3:-20 4:25 5:-32 7:-20
humil 0:-26 1:-29 2:-34 3:-34 4:-33 5:-30 6:35 7:-29
humo 0:-15 2:-15 3:-16 4:-21 5:17
hund 5:-18 6:-16
hundr 0:-19 1:-29 2:-23 3:-33 5:29 7:-30
hung 0:27 1:29 2:-24 3:-54 4:-32 6:-56 7:-33
hungry 0:-34 1:-32 2:38 3:-31 4:-32 5:-36 6:-48
hunt 0:-22 1:-29 2:-36 4:-36 5:33 7:-43
hurac 0:-24 1:16 3:-24 5:-24 6:-30
hurrican 0:-18 1:-18 3:-20 5:-22
hurry 0:25 2:-23 3:-33 4:-24 5:-27 7:-32
hurt 2:18 4:-33 5:-48 7:-32
husb 1:-29 2:-30 3:20 4:-30 7:-23
husband 1:-17 2:-21 4:-23 6:40 7:-28
husbend 0:-28 1:-28 2:-30 3:-29 4:-24 5:-26 6:35 7:-26
husbin 0:22 3:-21 4:-16 5:-15 6:-30
husbun 3:-22 4:-16 5:22 6:-28
hush 0:-16 1:-32 2:39 4:-19 6:-33
huyend 1:-18 2:-16 3:-16 6:21 7:20
hyde 0:-16 1:-23 2:-15 3:-20 5:-17 6:21 7:-17
hygienist 0:-15 1:-17 2:-16 4:-18 5:-20 6:24
hypothermi 2:-19 3:-23 4:-25 5:-25 6:-19 7:15
hyundai 0:-19 1:-17 2:-17 3:-18 5:22 6:-24 7:-17
i
iba 1:-17 2:-16 3:-15 4:-16 5:-18 6:20
ibuprof 1:24 2:-32 4:-19 5:-15 6:-25
ice 1:-32 3:-25 5:-53
icloud 0:-39 1:-40 2:-37 3:-44 4:-37 5:51 6:-23 7:-32
id 0:-30 2:-25 3:-25 4:20 7:-16
idah 0:-16 1:-20 4:-19 6:26
idc 0:-16 5:-19 6:-21
idea 0:-19 1:38 2:-18 3:-21 4:-29 5:-24 6:-25 7:-28
ideation 7:-17
idl 0:-15 2:-16 3:-24 4:-18 5:31 6:-35 7:-26
idle 0:-24 1:-21 3:-23 4:-21 5:26 7:-22
ids 0:-18 1:-22 2:-20 3:-18 4:16 6:-27 7:-23
if 7:-26
ig 3:-22 4:-19 6:-25
iglesi 0:-34 3:-17 4:-40 5:32 6:-32
ignor 1:-25 2:21 4:-15 5:-18 6:-34
ija 0:-22 2:20 4:-17 5:-16 6:-17
ik 0:-19 1:-20 3:-16 5:-17 6:20
ikea 0:-17 1:-17 2:-21 3:-20 5:-16 6:-28 7:23
ill 0:-22 1:22 3:-44 4:16 5:-57 6:16
illegal 0:-29 1:-23 3:-43 7:-30
illinois 1:-17 2:22 4:-16
im 4:-18
imag 2:-16 3:-22 5:21 6:-22
imagin 0:-20 1:-21 2:-20 3:-24 4:-19 5:-22 6:24 7:-18
imam 1:-24 2:-20 3:-15 4:-24 5:-16 6:23
immigrant 0:-19 1:-22 2:-20 3:-28 5:-18
immigration 1:-48 2:15 5:-38 7:-27
impal 0:17
impersonat 2:-27 3:-23 4:-20 5:21 6:-19
implant 0:-27 1:-15 6:16
import 0:-25 2:-25 4:-24 6:-29 7:-24
impossibl 0:-15 1:-17 2:-16 3:-21 4:-16 5:-15 6:19 7:-17
impound 1:-22 2:-16 6:-26 7:23
in
in2 4:-18 6:-15 7:-20
inappropriat 2:-23 3:18
inappropriately 2:-29 3:26 6:-18
incel 1:-23 4:-20 5:21
incest 0:-21 1:-26 3:27 4:-25 5:-26 7:-18
inch 0:30 1:-33 2:-30 3:-22 4:-22 5:-33 6:-37
incident 0:-16 1:-17 2:-16 4:-17 5:-17 6:15
incision 0:24 1:-21 2:-20 3:-21 5:-27 6:-19 7:-27
includ 1:-23 6:-21 7:21
incom 2:-17 4:-27 6:17
inconcient
inconscient 0:27 1:-22 2:-16 3:-21 4:-16 5:-29 6:-24 7:-26
indentur 0:-16 1:-17 2:-16 3:-16 4:25 6:-18
indi 3:-24 6:-15 7:-23
indian
indigen 6:19
indocument 2:-18 3:-16 4:-19 6:17
infanci 0:-21 1:-18 2:-20 3:24 4:-17 6:-25 7:-16
infant 1:-30 2:50 3:-45 4:-33 5:-35 6:-52 7:-17
infantil 0:-18 1:-17 2:45 3:-27 4:-15 5:-31 6:-52 7:-15
infart 0:29 1:-20 3:-20 5:-28 6:-27 7:-20
infection 1:-27 2:18 3:-15 7:-20
infertility 0:-17 1:20 2:-20 4:-20 6:-22 7:-20
infiern 0:-27 1:-26 2:-29 3:-24 4:-31 5:-29 6:29 7:-32
inflict 1:26 2:-30 6:-17
info 6:-21
infront 0:-22 1:-32 2:-42 3:-33 4:-22 5:-19 6:31 7:-24
ingl 0:-28 1:-22 2:-36 3:-25 4:-26 5:-22 6:31 7:-32
inhal 0:26 1:-31 2:15 3:-33 4:-38 5:-30 6:-16 7:-24
inhalation 0:16 6:-16
initial 0:-23 1:-30 2:-21 3:-32 7:-23
injury 1:20 2:-30 3:-17 4:-34 5:-28
ink 1:-15 6:-18
inmat 0:-20 2:-32 3:24 4:-22 6:-27 7:-18
inmigracion 1:-18 3:21 4:-21 5:-20 6:-22 7:-18
inn 0:-20 1:-17 2:-26 3:-25 4:-15 6:-28 7:26
inner 1:-24 2:-18 3:26 6:-18
inpatient 2:-21 4:-16 7:-16
insid 3:16 5:-18 7:22
insist 0:-22 2:17 3:-20 4:-18 5:-22
insisti 1:-22 3:25 6:-23
inspect 0:-16 1:-16 2:-15 3:-19 4:-15 5:-20 6:22
inspector 1:-20 2:-32 4:27 5:-20 6:-26 7:-26
inst 0:-24 1:17 3:-32 4:-19 6:-23 7:-24
instagram 0:-26 2:24 3:-34 7:-22
instal 1:-16 2:-23 3:-17 4:-26 5:34 6:-36 7:-21
instead 0:-15 5:-37 7:-27
institut 1:-16 2:22 6:-18 7:-19
institution 1:-19 2:-18 3:-20 4:16 7:-21
instruction 3:-16 4:-17 5:-20 6:-18 7:-16
insulin 1:-25 3:-43 4:-30 5:-36
insult 0:-28 1:-35 3:-38 4:-32 5:-36 6:38 7:-23
insuranc 0:-20 1:28 2:-17 4:-26 5:-21 6:-25 7:-21
intak 0:-21 1:-24 2:-16 3:-25 4:-16 5:-26 7:16
intellectual 2:-15 3:19 4:-19 6:-21
intend 0:-19 1:22 2:-20 3:-19 4:-15 5:-16 6:-18
intent 0:-23 1:40 5:-22 6:-41 7:-34
intentionally 0:-22 1:25
interior 0:-18 1:-27 2:-25 5:23 6:-25 7:-21
intern 0:-23 4:16 5:-35 6:-31
internal 1:-17
internet 0:-19 1:-22 2:-40 3:-32 4:30 5:18 6:-51 7:-22
internship 0:-18 1:-21 3:-18 4:24 5:-21 6:-23
interpret 0:-17 2:-42 4:-19
interstat 0:-20 1:20 2:-17 5:-20 6:-25 7:-16
interven 0:-17 2:-22 3:-15 4:-24 5:23 6:-16
interview 1:-24 4:-26 7:-25
intim 2:-23 6:-33
intimat 0:-17 1:-18 2:-16 3:-26 5:15 6:-15
intimidad 3:17
intimidation 2:-21 5:22 7:-22
into 1:16 2:-16 7:-45
intrafamili
intrud 0:-21 1:-40 4:-16 6:32 7:-30
intrusiv 1:20 3:-18 7:-21
inund 0:-26 2:-19 5:-18 7:29
inutil 1:-17 2:-21 3:-17 4:-21 6:17
invent 0:-20 1:-33 3:-29 4:16 5:-35 7:-22
investigat 0:-20 1:-16 2:-20 3:-22 4:-22 5:-20 6:21 7:-29
investigator 2:-18 3:-25 4:-21 5:20 7:-18
invit 0:-18 1:-30 4:-16 6:-34
invitation 0:-21 1:-24 3:23 5:-23 6:-19
involuntary
inyect 0:20 1:-24 2:-22 3:-21 4:-16 5:-22 6:-22
iowa
ipad 0:-22 2:-37 3:-25 4:-30 5:40 6:-44 7:-20
iphon 0:-29 1:-22 2:-33 3:-38 4:-19 5:43 6:-43 7:-16
ipv 0:-16 1:-16 2:-15 3:-15 5:-16 6:22
ir 0:-28 1:-24 4:18 5:-48
irak 0:-15 1:26 3:-25 4:-15 6:-26
iraq 0:-16 1:21 3:-20 5:-20 6:26
irl 0:-18 2:-31 3:-23 4:-20 5:-18 6:26
irme 0:-26 2:-27 3:-34 5:-32 6:22 7:-23
irno 1:-21 2:-23 3:-15 6:-22 7:23
iron 2:-17 3:-26 4:-37 5:-28 7:-32
irse 0:-23 1:18 2:26 3:-20 4:-23 5:-28 6:-34 7:-23
is 0:16
island 2:-26 6:21 7:-16
isnt 0:21 3:-37 5:-46
iso 0:-20 2:-23 3:17
isolat 0:-22 1:-21 2:-30 3:-26 4:-30 5:-24 6:31 7:-25
it 1:19 4:-17 7:-19
itd 0:-15 2:19 3:-24 4:-20 6:-18 7:-23
itll 0:-24 1:-42 2:-18 3:18 5:-30 6:17
its 2:-17 4:-17 7:29
itself 0:-24 1:-26 2:-23 3:-37 5:43 6:-35 7:-25
iud 1:-20 3:-20 4:-15 6:18 7:-19
iv 0:-21 1:-20 2:-23 3:-26 5:-23 6:26 7:-23
ive 0:-31 1:22 3:16 4:-40 5:-16
ix 0:-16 2:-27 3:23 4:-19 5:-23 7:-15
izquierd 0:29 1:-33 3:-15 4:-20 5:-16 6:-25
j1 0:-15 2:-29 3:-23 4:21 5:-26 7:-30
jack 0:33 2:-16 3:-21 4:-19 5:-23 6:-24 7:-26
jacket 0:26 1:-19 2:-24 4:-17 5:-16 6:-21
jail 0:-32 1:-20 4:-23 5:25
jailbrok 0:-20 3:-17 4:-22 5:24 6:-26
jala 0:-38 1:-30 3:-32 4:-24 5:-30 6:24 7:-29
jalan 0:-18 1:-21 2:23 3:-16 5:-22 7:-19
jalo 0:-27 1:-28 4:-36 5:-30 6:18 7:-32
jalon 0:-25 1:-40 3:-36 4:-32 5:-30 6:33 7:-32
jama
jangu 0:-23 1:-17 3:21 6:-17 7:-18
janitor 1:25 2:-24 5:-34 6:-32 7:-27
january 0:-21 1:-20 3:-25 4:-22 7:-22
jaqu 2:-19 3:-15 5:17 6:-18
jar 0:-17 1:-20 2:-23 3:-17 4:-16 5:26 6:-25 7:-17
jardin 0:17 3:-21 5:-15 6:-20
jaundic 0:19 2:-25
jaw 1:-44 2:-38 3:-25 4:-32 5:-37 6:24 7:-33
jayl 0:-17 1:-22 2:-22 3:-18 4:-19 6:22
jealous 0:-30 1:-36 2:-38 3:-30 4:-26 6:20
jean 0:-38 1:-35 2:-30 3:45 4:-40 5:-27 6:-38 7:-28
jefe 0:-23 1:-43 2:-45 3:38 4:35 6:-59 7:-38
jefit 1:-17 3:-18
jekyll 0:-16 1:-23 2:-15 3:-20 5:-17 6:21 7:-17
jering 0:22 1:-25 4:-20 5:-19 6:-17 7:-18
jerk 1:-17 2:-29 3:18 4:-16 5:-30 6:-22 7:-31
jerkin 0:21 1:-18 2:-20 4:-24 5:-19 6:-17 7:-25
jersey 3:22 4:-23 5:-16 6:-23
jest 2:-16 3:-16 5:-17 6:20
jesus 1:43 2:-18 3:-26 4:-17 5:-23 6:-35 7:-20
jevo 2:-16 3:-17 4:20 6:-17 7:-20
jewelry 0:-24 1:32 2:-20 3:-23 4:-27 5:-28 6:-27 7:-26
jiggl 1:-15 2:-20 5:19 6:-17
jk 3:-27
job 0:-28 1:-17 2:-31 5:27
jobb 0:-17 1:-17 3:-17 4:-15 5:18 6:-22 7:-20
jog 0:-24 1:-26 2:-25 3:44 4:-18 5:-25 6:-33 7:-24
john 0:-21 1:-25 2:-20 3:-28 4:42 5:-30 6:-36 7:-42
join 0:-24 1:43 2:-44 3:-41 4:-22 6:-46 7:-27
joint 1:-24 2:-20 4:-21
jok 0:-26 1:41 2:-18 3:-39 4:-30 5:-33 6:-22 7:-29
joke 0:-22 1:-25 3:-37 4:-35 6:33
jord 1:-17 2:-31 3:-20 4:-29 6:24
journal 0:-21 2:-30 3:-32 4:-22 5:-33 6:31
joven 4:-15
joystick 1:-18 3:-19 5:-21
juan 7:16
juarez 1:-20 2:-16 6:-18 7:20
jubil 1:20 3:-21 5:-16 6:-28 7:-21
juco 0:-17 3:19 4:-15 5:-17 6:-23
judg 0:-28 1:-25 3:-18 4:-36 7:-24
juez 0:-18 1:-20 2:-20 5:-19 6:22
jug 0:-20 2:-23 3:-21 6:24
juic 0:35 1:-21 3:-40 4:-34 5:-29 6:-34 7:-25
juju 1:-21 3:-18 4:23 6:-25
july 0:-46 2:-37 3:-31 5:-32
jump 0:-34 1:30 2:-42 4:-45 5:-55 7:-42
june 0:-27 2:25 4:-22 6:-23 7:-21
junkyard 1:-18 3:-16 4:22 5:-15 6:-24
junt 0:-25 1:19 2:-24 3:-20 4:19 5:-31 6:-33
jus 0:-18 2:-22 3:-30 4:-29 6:-34
just 1:15
justic 0:-16 4:-24 6:24 7:-30
juvenil 2:17 3:-18 4:-16 6:-16
juvi 0:-23 1:-30 2:22 3:-29 4:-32 5:-28 6:-18 7:17
k1 2:-19 3:-28 4:-28 6:30
kaka 2:-18 3:-15 4:-16 5:19 6:-20
kalamaz 3:-16 6:22 7:-25
kansas 0:-18 1:-16 4:-18 5:-22 6:22 7:-21
karat 0:-26 1:-19 2:38 3:-30 4:-22 5:-28 6:-25 7:-19
keep 0:-28 2:-24 7:-23
kenai 4:-16 6:16
kennel 0:-19 1:-23 3:-25 4:16 6:-21 7:-26
kenosh
kensington 4:23 5:-25 6:-19
kentucky 3:-18 4:-17 6:18 7:-20
kept 0:-40 1:-42 2:-36 3:42 4:20 5:-24 6:-26
ketchup 1:-18 2:21 3:-17 5:-15
key 0:-38 1:-24 2:-34 3:-23 4:-39 6:21 7:21
keyboard 1:-15 3:-21 5:-17
keychain 2:-28 6:-19
keyfob 1:-16 4:-16 5:22 7:-23
keylog 0:-19 1:-18 2:-32 3:-26 4:-19 5:31 6:-31
kia 0:-17 2:-22 3:-25 4:-26 6:-17 7:25
kick 0:-53 1:-45 2:-23 3:-47 4:-40 5:-46 7:47
kickback 0:-19 1:-16 3:20 7:-18
kid 0:-22 2:49 3:-29 4:-26 5:-19 6:-20 7:15
kidnap 0:-23 1:-24 4:-26 5:-27 6:19 7:-17
kidney 0:17 1:-26 2:-20 3:-25 4:17 5:-33 6:-25 7:-16
kik 0:-15 2:22 3:-21 4:-25 6:-27
kil 0:-29 2:-56 3:-52 4:-37 5:-48 6:44 7:-30
kill 0:-26 2:-41 3:-40 4:-36 5:-47 6:43 7:-24
kin 0:-26 1:-27 2:-34 3:-27 5:-25
kind 0:-23 2:-16 3:-33 4:-31 5:-21
kindergartn 1:-21 2:38 3:-33 5:-16 6:-36 7:-29
kinship 0:-24 1:-20 3:-15 4:-19 5:-20 6:-24
kiss 0:-27 1:-47 2:41 3:27 4:-48 5:-38 6:-35
kissimm 5:19
kit 0:-30 1:-34 2:-22 3:53 4:-36 5:-38 7:-46
kitch 1:-25 2:-22 4:18 5:23 7:-39
kitchin 0:-18 1:-17 2:19 4:-20 5:-19 6:-26
kiwifarm 0:-24 1:-15 3:-15 4:-19 5:24 6:-19 7:-23
kms 0:-31 1:50 2:-30 3:-36 4:-34 5:-22 6:-36 7:-41
knee 2:-41 3:-31 4:-33 5:-27
kneecap 3:-20 5:-17 6:20
kneel 0:-25 1:-33 2:30 3:-47 4:-45 5:-35 6:17 7:-21
knew 0:-17 1:-28 2:-21 3:-26 4:-34 5:36 6:-29 7:-26
knif 0:-17 2:-44 3:-65 4:-48 5:-39 6:42 7:-34
kniv 0:-21 2:-32 3:-28 4:-21 5:-40 7:-24
kno 2:-26 3:-22 4:-23 5:17 6:-15 7:-18
knob 0:-28 1:-25 2:-26 3:-32 6:19 7:-38
knock 0:-42 1:-47 2:-22 4:-31 6:37 7:-24
knockin 0:-23 1:-25 2:26 3:-19 4:-16 5:-22 6:-28 7:-16
knot 0:-19 1:20 2:-29 6:-29
know 0:-21 1:-21 2:-19 5:49
knowin 0:-26 3:-18 5:21 6:-25 7:-20
knoxvil 1:-15 3:-15 6:24 7:-22
knuckl 2:-26 5:-21 6:21
kodiak 0:-16 1:-19 3:-24 6:23 7:-17
kool 0:16 1:-20 3:-17
kore 1:-15 3:-15 5:-17
krog 0:-19 1:-16 4:-18 5:-16 6:-39
ks 3:-19 4:-15 6:27 7:-26
kuwait
ky
kys 1:25 2:-22 3:-23
l 0:-17 1:-21 4:-17 5:-18 7:17
la
lab 0:-19 1:-19 4:-28 5:-35 7:-23
labi 0:27 1:-34 3:-30 4:-30 5:-35
labor 0:27 1:-31 2:-25 3:-40 4:29 5:-23 6:-49
laboral 4:18
lac 0:22 1:-30 2:-22 3:-34 5:-16 6:17 7:-31
lactation 6:-27
lad 2:-34 3:-29 4:-25 6:-18
lado 1:-30 2:19 4:-32 6:-27
lady 1:-23 3:-20 4:31 5:-41
lago 0:21 1:-18 2:-18 3:-15 5:-16 7:-21
lahs 0:-22 2:-19 4:-23 6:-19 7:23
laid 0:-39 1:16 2:-50 3:24 4:-28 5:-36 7:-19
lake 1:25 2:-41 5:-42 7:-41
laker 0:-18 1:-22 2:-15 3:-22 6:17 7:-16
lakot 3:-22 4:-17 6:16 7:-15
lamp 0:22 1:-32 2:-35 4:-37 5:15 6:-29
land 0:-24 1:20 2:-22 3:-26 5:-22 7:-21
landlady 1:-18 5:-18 6:25 7:-22
landlin 0:-18 1:-16 5:-15
landlord 0:-27 1:-21 2:-39 3:25 6:-29 7:33
landscap 0:-17 1:-16 2:-20 4:25 6:-19 7:-22
lane 0:-21 1:-22 2:22 4:-18 7:-23
languag 0:-25 1:-32 2:-25 3:-30 4:31 5:-29 7:-19
lanyard 3:-24 4:22 5:-28 6:-30
lap 0:-40 1:23 2:24 4:-40 5:-43 6:-34 7:-27
laptop 0:-41 1:-41 3:-39 4:-39 5:30 7:-35
larami 1:-15 4:-22 6:15
las 3:-19
lash 0:-18 1:-19 3:-17 4:-17 5:-18 6:17
last 1:39 2:-37 4:-30 5:-25
lastim 0:-28 2:37 4:-34 5:-36 6:-43 7:-42
late 1:-44 4:-46 6:21
later 0:-30 2:-40 3:18 5:36 6:-41 7:-17
laugh 0:-42 1:-21 3:-20 4:-21 5:-26 6:34 7:-43
laundromat 0:-50 1:-35 3:-47 4:-34 7:28
laundry 0:-33 1:-28 5:-34 6:-41 7:28
lavader 0:-17 1:-21 2:-19 3:-18 4:-22 6:-15 7:20
lavanderi 1:-31 3:-29 4:-22 5:-22 6:-22
law 0:-30 2:-33 5:-17 6:33
lawn 1:-23 2:-39 3:-44 6:-41 7:29
lawy 0:-22 1:-36 2:-27 3:27 4:-18 7:-24
lay 0:-26 2:18 3:-31 4:-25 5:-26 6:-40 7:46
layin 1:-28 3:-28 6:-36 7:-20
layoff 0:-23 1:31 2:-18 3:-20 4:-26 5:-26 6:-30
lazo 0:-21 1:24 2:-21 3:-22 4:-20 5:-19 6:-23 7:-20
lb 2:20 5:-16 6:-23
lbs 0:-24 1:-31 2:-27 3:-18 4:-15 6:28 7:-17
le 0:17 2:20 7:-34
lead 0:-21 1:-40 7:-30
leak 2:-30 3:-43 6:-35 7:-37
lean 0:30 1:-21 2:-20 3:-25 4:-19 6:-38 7:-24
learn 0:-27 1:-38 3:-35 4:-44 7:-22
leas 0:-27 1:-49 2:-51 3:-29 4:-42 5:-44 7:49
leash 2:18 6:-18
least 0:-17 1:23 2:-24 6:-22
leav 0:-36 1:-37 3:-36 6:20
leavin 0:-23 1:-25 6:-18 7:-21
lech 0:-15 2:22 3:-15 4:-17 6:-20 7:-17
lecheri 0:-19 1:-21 2:-29 4:21 5:-15
lectric 0:-28 2:-18 3:-16 4:-19 5:-20 6:-28 7:24
lectur 2:-16 3:-17 4:-17 5:23 6:-22 7:-18
led 2:-22 4:23 5:-26 7:-21
ledg 0:16 1:34 2:-22 3:-21 4:-29 5:-21 6:-28 7:-29
lee 0:-23 1:-18 2:-26 3:-20 4:-28 5:33 6:-27 7:-15
leech 1:-19 2:-24 3:-18 5:-20 6:22 7:-19
leff 3:-15 5:-19 6:27 7:-30
left 1:23 3:-26 4:-26 7:29
leftov 3:-20 5:-24 7:-17
leg 0:44 2:16 4:-34 6:-25 7:-34
legal 1:-31 3:-35 6:-22
legally 0:-20 2:-16 3:17 6:-30
lejeun 2:-19 6:15
lejo 0:-21 1:-21 5:16
lemon 2:-15
len 0:-16 1:-30 2:-23 3:-20 4:-26 5:38 6:-26 7:-29
lend 4:-23 5:19 6:-24
lent 1:-20 5:-23 6:24 7:-22
les 0:-16 1:-19 2:31 4:-15 5:-15 6:-42 7:-25
lesbi 0:-23 1:-25 2:-32 3:-24 4:-20
lesbian 2:-18
less 0:-29 1:-27 2:16 5:21 6:-28 7:-19
lesson 0:-23 1:-29 4:-32 5:-25 7:-22
let 0:-33 1:-20 6:16
lethality 2:-17 4:-21 6:26 7:-18
level 0:-29 1:-36 2:-17 3:-25 4:-23 6:-18
lewiston 3:-23
lgbt 0:-21 2:-31 3:-33 4:-23 5:-21
liaison 1:-21 2:-16 3:-18 5:-26 6:-21 7:17
liar 0:-24 1:-33 2:22 3:20 4:-26 5:-28 6:-32 7:-21
liber
libr 0:-18 1:-16 2:-21 3:-18 4:30 5:-23 6:-28 7:-22
librari 0:-16 3:-19 4:-33 5:-37
library 0:-29 1:-41 3:-44 4:-27 7:37
lice 0:-31 1:-29 2:37 4:-25 5:-24 6:-43 7:-32
licens 0:-28 2:-23 3:-42 4:17 7:-33
lick 1:-19 4:-38 5:-21 7:-26
lid 2:20 3:-16 4:-15 5:-30 7:-17
lider 2:17 3:-18 4:-16 6:-16
lie 0:-19 1:-46 3:-47 6:25 7:-37
lied 0:-27 3:-30 5:-37 6:15
life 0:-32 1:37 2:-37 3:-41 4:20 5:-46 6:-21 7:-51
life360 0:-29 1:-44 2:-26 3:-32 4:-41 5:55 6:-23 7:-25
lifeguard 0:-19 3:20 6:-19
lifelin 0:-22 1:36 2:-21 3:-22 4:-22 5:-21 6:-32 7:-26
lift 0:41 1:-37 2:-39 3:-35 4:-29 5:-39 6:-22
ligatur 0:-17 2:-16 3:-18 6:24 7:-24
light 3:-19 5:23
lightn 0:39 1:-28 2:-24 3:-28 4:-28 5:-19 6:-29 7:-17
lik 4:-17 6:-17
like 4:-24 7:-26
limb 1:-23 2:-17 3:-22 5:-22
lime 0:-19 3:20 5:-17
limit 1:-23 3:-22 4:-21 5:-27 6:-27 7:20
limitation 1:-16 2:-15
limo 1:-16 2:-21 3:19 6:-18
limosn 0:-18 2:-28 4:25 6:-24
limp 0:46 1:-54 2:-55 4:-23 5:-28 7:-40
limpi 0:-18 1:-21 2:27 3:-18 4:43 5:-40 6:-43 7:-50
limpiarl 0:-18 1:-15 2:-24 3:-18 4:-17 5:-21 6:22
limpiez 0:-25 2:-19 3:17 4:-16
lin 0:-36 2:-18 3:-29 4:-24 5:18 6:-34
lincoln 1:22 6:23 7:-20
line 3:-19 4:-20
linger 2:-24 4:-26 5:22 6:-19 7:-21
lingeri 0:-16 1:-17 2:30 3:-21 4:-29 5:-24 6:-30
link 0:-15 1:-17 2:-28 3:-30 4:-33 5:29 6:-28
linkedin 0:-18 1:-24 2:-16 3:-24 4:-21 5:25 6:-23
lip 0:43 1:-40 2:-22 4:-33 5:-38 7:-48
lipstick 0:-24 2:-17 3:-19 5:26 6:-22 7:-20
liquid 0:24 1:-15 2:-17 3:-16 6:-21
liquor 0:17 2:-16 3:-18 4:-16 5:-26 7:-18
list 0:-37 2:-23 6:-21
listen 0:-31 2:-23 3:-21 4:-32 5:19 7:-20
listless 2:17 6:-20
lit 0:-23 1:-26 2:-18 4:-23 5:-24 6:26 7:-19
lite 0:-15 1:-16 5:-20 6:-17 7:19
litem 2:19 3:-24 4:-19 5:-19
lithium 1:20 4:-17 5:-21
littl 2:65 3:-36 5:-20 6:-64
liv 0:-45 1:19 2:-32 3:-56 4:-28 5:-26 6:-28 7:45
live 0:-18 1:38 2:-17 3:-28 6:-27 7:-30
liver 0:22 3:-24 6:-21 7:-18
livestream 5:21 6:-22 7:-19
lizard 0:-17 3:-18 4:24 5:-25 6:-25 7:-26
lizzard 0:-15 3:-20 4:25 5:-24 6:-27 7:-18
llag
llam 0:-19 1:-35 3:-35 4:-33 5:28 7:-16
llamar 2:-17 4:-24 5:-20 6:17
llav 0:-23 1:-36 2:-48 3:-36 4:-18 5:-32 6:38
lleg 0:-26 3:-47
llegu 0:-28 2:-38 3:-37 4:-28 6:32
llen 4:-27 5:-26 6:-46 7:18
llend 0:18 1:-18 3:-17 4:-24 5:-17 6:-25 7:-17
llev 0:-24 1:22 2:-17 3:-16 4:19 7:-17
llevam 3:-22 7:17
llor 2:24 3:-18 4:-32 5:-22 6:-45
llov 0:21 2:-18 3:-17 4:-20
lluev 1:-15 3:-18 4:-16 5:-17 6:-21 7:24
lluvi 0:-15 1:-22 2:-18 3:-27 4:-17 5:-16 6:-22 7:25
lo 2:21 7:-26
load 0:-39 2:-34 3:-24 4:-30 5:-25 7:-29
loan 0:-33 1:-23 2:-44 3:-37 4:22 7:-40
lobby 0:-16 1:-29 2:-34 3:-34 6:-50 7:23
loca 3:-16
localiz 0:-24 2:-16 3:-24 4:-20 5:25 6:-17 7:-16
location 0:-34 1:-27 2:-45 3:-52 4:-35 5:54 7:-19
lock 0:-18 1:-24 5:-22
lockdown 1:-16 2:-16 3:-21 5:-20 6:21
locket 0:-24 1:25 3:-15 4:-15 6:-23 7:-24
lockout 1:-25 2:-20 3:-21 4:-28 5:-25 7:24
locksmith 0:-20 1:-17 2:-22 3:-18 4:-22 5:26 6:-27 7:-19
loco 0:-37 1:-23 2:-20 3:-35 4:-21 5:-29 6:42 7:-20
lodg 0:22 2:-22 7:-19
loft 0:-18 1:25 2:-22 4:-16 5:-19 6:-20 7:-16
log 0:-21 2:-28 3:-44 4:-28 5:49 6:-46 7:-26
login 0:-23 1:-26 2:-22 3:-28 4:-36 5:35 6:-21 7:-26
lonely 1:20 6:-27
long 1:19 3:24 4:-32 5:-26 7:-25
look 0:-19 1:21 5:22 7:-41
loos 0:-18 1:-17 2:-15 3:-22 4:-16 5:-20 6:25 7:-16
lord 0:-26 1:46 2:-25 3:-26 4:-37 5:-30 6:-39 7:-30
los
lose 1:-41 3:17 4:-50 5:-48 7:-26
loss
lost 0:-22 1:28 3:-34 4:-21 5:-30 6:-36 7:16
lot 1:-51 2:-32 6:-19 7:18
lottery 0:-18 1:-17 2:-17 3:-19 4:-24 5:-21
loud 0:-27 3:-34 4:-15 5:-27 6:21 7:-26
loung 1:-25 3:-23 6:-21 7:25
lov 1:-21 2:-20 3:-23 4:22 5:-21 6:-24 7:-20
love 0:-30 3:-18 7:-30
lovebomb 0:-18 1:-19 3:-17 4:-17 5:-18 6:17
loverboy 0:-26 1:-30 3:-24 4:24 5:-28 7:-19
low 0:16 6:-25
lowkey 0:-16 4:-19 7:-18
lubbock 6:19 7:-18
luce 0:24 1:-40 2:-17 4:-19 6:-20 7:-20
lucecit 0:-18 2:-19 3:-23 5:22 6:-19
luch 3:-17
luck 0:-19 1:-23 2:26 3:-25 4:-23 6:-25 7:-23
lueg 3:-36 4:-25 5:-28
lugar 0:-31 2:-34 3:-32 4:-37 5:-32 6:-33 7:31
luggag 0:-23 3:-20 4:-26 5:-16
lump 0:-21 1:-23 2:23 3:-18 4:-16 6:-17 7:-20
lunch 0:-30 1:-39 2:22 3:-34 4:-41 7:-33
lunchbox 0:-22 1:-25 2:24 3:-24 5:-23 6:-18
lune 0:-25 2:17 3:-22 4:-18 5:-29 6:-19
lupus 0:-27 1:29 2:-18 4:-16 5:-17 6:-17
lur 2:18 3:-16 4:-19 5:-16
lurk 0:-19 1:-22 2:-19 3:-20 4:-20 5:29 6:-21 7:-19
luv 3:-17 5:-15
luz 0:15 1:-25 2:19 3:-16 4:-16 5:-29 6:-31
lye 0:26 1:-28 2:-17 3:-23 4:-16 5:-18 6:-17 7:-15
lyft 0:-25 2:-31 3:25 4:-27 6:-38 7:-18
lying 0:24 1:-40 2:27 3:-28 4:-27 5:-37 6:-34
ma 0:-26 1:-27 2:23 3:-22 4:-20 5:-28 6:-15
machet 1:-45 3:-41 4:-38 6:41 7:-35
machetti 0:-21 1:-20 2:-20 3:-25 4:-23 5:-25 6:24 7:-17
machin 0:22 1:-36 2:-31 3:-31 4:-34 5:18 6:-27 7:-24
machist 0:-16 1:-17 2:-16 3:-16 4:-15 5:-16 6:23
mad 0:-34 1:-23 4:-38 5:-18 6:19 7:-35
madam 0:-23 1:-30 2:-24 3:-27 4:48 5:-23 6:-34 7:-23
made 0:-24 3:18 7:-27
madr 1:-17 2:29 3:-19 5:-24 6:-37 7:-21
madrastr 0:-19 1:-15 2:34 3:-19 4:-18 5:-18 6:-31 7:-22
madrin 2:15 3:-21 7:-15
madrug 2:-22 3:-19 5:21 6:-19
maestr 0:-22 1:-30 2:42 3:-26 4:-25 5:-34 6:-51 7:-22
mag 4:17 6:-25
magazin 0:-17 1:-15 2:-43 3:-23 4:28 6:-33 7:-20
magnet 1:-21 2:-21 3:-21 4:-17 5:28 6:-35 7:-24
mai 1:-17 2:23 3:-27 7:-27
maid 0:-29 1:-37 2:-38 4:43 6:-48 7:-46
mail 2:-50 3:-43 5:32 6:-25 7:-38
mailbox 0:-32 1:-27 2:-39 4:-37 5:49 7:-32
mailm 1:-17 2:-23 3:-28 4:-17 5:22 6:-32
main 1:-20 2:-23 3:-27 6:23
maintenanc 0:-16 1:-19 4:-25 5:23 6:-28
mak 1:-22 2:-15 4:16 7:-27
make 0:-25 2:34 4:30 5:-37 6:-24 7:-31
makeup 0:-29 1:-15 3:-29 4:-26 5:-42 6:26 7:-24
makin 2:-37 3:-29 4:19 5:-27 6:-34
mal 2:18 4:-32 5:-28 7:-26
mala 1:-23 3:-27 4:-15 5:-33 6:17
male 0:-21 1:-26 2:-25 3:33 4:-25 5:-18 6:-32 7:-32
malet 0:-34 1:-47 2:-36 3:-31 4:-26 5:-43 7:41
malfunction
mall 1:-44 3:-41 4:21 6:-40
maltrat 0:-35 1:-44 3:-43 4:-36 5:-33 6:35 7:-45
maltratador 0:-16 1:-17 3:-15 5:-15 6:22
mam 0:-30 1:-17 4:-20 5:-18 6:21
mama 2:36 3:-18 5:-19
mamaw 1:-16 2:-19 3:-24 4:-22 5:-27
mami 2:25 3:-23 4:-21 5:-31 6:-24 7:-22
man 0:-17 1:-38 4:23 7:-40
manag 0:-34 1:-19 2:-47 3:31 4:30 6:-62
manan 0:-29 1:24 2:-25 3:-30 4:-24 5:-19 6:-30
mand 0:-20 3:-52 4:-34 5:41 6:24 7:-32
mandat 0:-15 2:22 3:-16 5:-27 6:-21 7:-19
manej 0:-20 3:-23 4:-26 5:-27
maner 1:18 4:-17
manguer 2:21 3:-22 4:-18 6:-25 7:-17
mani 3:-17 5:-17 6:-18
manicurist 0:-21 4:25 5:-15 6:-17
manij 1:-16 2:-17 3:-21 5:20 7:-16
manil 0:-17 1:-15 2:-20 3:-27 4:31 6:-20 7:-19
manipulat 1:21 4:-16 6:24
mano 0:-17 3:30 4:-35 5:-46 7:-40
manos 0:-36 1:-41 3:65 4:-51 5:-50 6:-48 7:-52
mansion 3:-29 4:26 5:-21 6:-16
manten 0:20 3:-16 4:-16 6:-15 7:-16
mantien 2:-27 4:19 6:-17
manur 0:22 2:-18 3:-19 4:-18 5:-17 6:-20 7:-19
many 2:-50 3:-43 4:-25
map 1:-23 2:-33 3:-26 4:-28 5:41 6:-38
maquin 0:25 1:-28 2:-16 4:-23 5:-17 6:-17
mar 0:-15 1:-39 2:-37 3:-20 5:-18 6:31
mara 1:-18 2:-24 3:-16 4:15 6:-29 7:-20
marbl 0:26 1:-26 2:-25 3:-24 4:-23 6:-21
marc 0:-30 1:-34 2:23 3:-33 4:-26 7:-21
march 1:-20
mare 0:23 1:-31 4:-30 5:-20
mari 3:-16 6:18
marijuan 3:-18 4:19
marin 0:-31 1:34 2:-37 4:-26 5:-42 6:-23 7:-21
maripos 1:-17 3:-19 6:16
marital 1:-15
mark 0:-55 2:45 3:-17 5:-48 7:-32
market 0:-17 1:-23 2:-33 3:-40 6:-34 7:22
marri 0:-31 1:-43 3:-17 6:28 7:-33
marriag 0:-32 2:-34 3:-16 5:-38 6:36 7:-30
marry 1:-43 3:-59 6:41 7:-24
marshal 0:-27 1:-34 2:-27 3:-29 4:-19 5:-33 6:-25 7:40
martil 0:-19 1:-18 2:-17 3:-17 4:-18 5:-18 6:20 7:-18
mas 0:-39 1:45 2:-27 3:-56 5:-32 6:-38 7:-22
masag 0:-23 1:-17 2:-18 3:-18 4:16 5:-16 6:-25 7:-18
masaj 0:-23 1:-22 5:-21 6:-42 7:-32
masajist 0:-27 1:-24 2:-25 3:34 5:-38 6:-22 7:-19
mass 0:-18 1:-18 3:24
massag 0:-50 1:-31 2:-27 3:37 4:36 5:-45 6:-49 7:-50
masseus 0:-29 1:-23 2:-27 3:34 4:-19 5:-21 6:-28 7:-29
mast 0:-17 1:-19 2:19 4:-24 6:-23 7:-31
masturbat 1:-19 3:22 4:-19 5:-25 6:-17
mat 0:-31 1:32 2:-34 3:-30 5:-22
mata 0:-22 2:-44 3:-46 4:-43 5:-15 6:35
matan 1:-28 2:20 3:-28 6:-24 7:-15
matar 0:-28 1:19 2:-35 3:-44 4:-31 5:-42 7:-28
match 0:-25 1:-30 2:-23 4:-33 5:23 7:-27
mate 0:-22 2:-21 3:-31 4:-15 5:-22
mato 0:-22 1:32 3:-18 5:-17 6:-24 7:-27
matrimoni 3:-26 6:27
mattress 0:-26 2:-36 3:-43 5:-28 7:24
matur 1:-18 3:-23 4:-17 5:-19 6:-16 7:-19
max 4:-16 5:-16 6:22 7:-19
may 0:-20 3:-31 4:-27 5:-28 6:-31 7:-22
mayaguez
mayb 0:18 1:21 2:-32 3:-33 4:-25 7:18
mayor 1:-40 2:34 3:-48 5:-32 6:15 7:-23
mayordom 0:-28 1:-31 2:-26 3:33 4:-34 5:-26 6:-34 7:-29
mcal 0:-17 1:-20 4:-17
mcdonald 0:-25 1:-28 2:-34 3:-30 4:-33 5:-36 7:34
md
me 0:-24 1:-17 6:23
meal 0:-32 2:26 3:-28 4:-40 5:-31 7:-38
mean 0:-32 4:-40 5:-19 7:-44
meant 1:21 3:-16 6:-25
measur 0:-17 1:-22 3:-19 4:-19 5:-27 6:-16
meat 1:-16 4:22 5:-24 6:-18
mechanic 2:-17 3:20 4:-21 6:-33 7:-18
medal 1:32 3:-19 4:-27 5:-21 6:-21 7:-23
medcin 2:-17 4:-18 5:-18 6:18
medi 1:20 3:-33 4:-44 6:-36
mediation 1:-18 2:-17 4:-19 5:24 6:-19 7:-17
medic 4:-16 6:-17
medical 0:-16 1:-17 3:-20 4:-18 6:-22
medicin 1:20 2:-17 4:-50 5:-35
meemaw 1:-25 2:27 3:-15 4:-19 5:-17 6:-22 7:-20
meet 0:-23 4:19 7:-27
megabus 0:-21 1:-16 2:-20 3:-20 4:-20 5:-21 6:-22 7:23
mejor 0:-23 1:52 2:-29 3:-32 4:-25 5:-26 6:-45 7:-40
melon 2:-20 3:-22 4:24 6:-25
meltdown 6:19
memb 0:-18 1:23 2:-28 4:-34
meme 1:-19 2:-19 3:-17 4:-16 5:-16 6:19
memo 3:-20 5:20 6:-16
memoriz 0:-19 1:-25 2:-17 3:-20 4:-23 5:32 6:-26 7:-16
memory 0:-32 1:-23 2:-36 3:51 4:-29 5:-22 6:-31 7:-27
memphis 6:17 7:-19
men 1:-34 4:64 5:-40 6:-29 7:-29
mend 0:-25 1:-26 2:23 3:-21 4:-21 5:-20 6:-19
meningitis
menor 0:-23 1:-21 2:40 3:-18 4:18 5:-32 6:-40 7:-23
mensaj 0:-25 1:-31 3:-35 4:-36 5:30 7:-27
ment
mental 0:-22 1:29 2:-22 3:-29 4:-18 5:-15 7:-20
mentally
mention 1:-25 2:-17 4:-24 5:-23 6:22
mentir 2:-15 3:-16 4:16 6:-18
merry 0:-18 1:-21 2:-17 3:-24 6:24 7:-17
mes 4:16
mesa 0:-20 1:19 2:-19 3:-27 4:-19 5:-26 7:-26
mese 0:30 2:-27 3:-22 4:-27 5:-24 6:-25
meser 0:-20 1:-29 2:-20 3:-32 4:35 5:-29 6:-31 7:-27
mess 0:-23 2:23 4:-35 5:-44 6:-51 7:-25
messag 0:-22 1:-16 3:-18 4:-26 5:24 7:-18
messin 0:-22 1:-36 2:36 3:-26 4:-27 5:-20 6:-19 7:-21
met 0:-26 1:-38 2:-29 7:-17
metadat 0:-20 2:-22 3:-17 5:19 7:-19
mete 0:-30 1:-27 2:39 3:32 4:-29 5:-31 6:-37 7:-31
meter 1:-28 2:-30 4:-29 6:-29 7:-20
meth 1:-25 2:42 3:-48 5:-39 6:19 7:-37
methadon 0:26 1:-31 2:-31 3:-37 4:-29 5:-22 7:-23
meti 1:-41 2:-20 3:31 4:17 5:17 6:15 7:-38
meto 0:-20 1:-19 2:-19 3:34 4:-26 5:-20 6:-20 7:-21
metr 0:-22 2:-24 4:-24 5:-29 6:-42 7:22
metrocard 1:-18 2:-19 5:-18 6:21 7:-15
meu
mexic 0:-15 1:-38 2:-36 3:-28 5:-34 6:27 7:-31
mi
mia 0:-18 1:-31 5:30 7:-24
miami 0:-34 1:-25 2:-26 3:-36 4:28 5:-24 6:-24
mic 0:-22 1:-26 2:-28 3:-25 4:-17 5:27 6:-34 7:-28
michig 1:-15 2:-17 3:-20 4:16
microchip 6:-21
mid 0:21 2:-17 3:-16 4:-15 5:-16
middl 0:-20 1:24 3:-26 4:-23 5:-17
midnight 0:-29 1:-42 2:-29 3:-36 5:-39 6:-22 7:40
midnit 0:-17 1:-22 2:-21 3:-19 4:-30 5:-23 6:-25 7:20
midwif 0:38 1:-42 2:-18 4:-17 6:-33 7:-32
mied 0:-27 2:-28 3:-18 4:-35 5:-19 6:48 7:-56
mientr 0:-20 4:-18 5:-21 6:-27 7:-29
might 0:-35 1:27 2:-30 4:-26 5:-35 7:-22
migr 0:-26 1:-47 2:-40 3:-22 5:-42
migracion 0:-18 1:-17 2:-21 3:-18 4:-16 5:-23 6:18 7:-17
migrant 0:-18 1:-19 2:-22 3:-23 4:-18 5:-30 6:-26 7:22
mija 0:-20 2:-34 3:-28 4:-26 5:-25 7:-32
mil 0:-28 1:-17 3:-25 4:21 6:-26 7:-25
mile 2:-27 3:-36 4:-32 6:17 7:-16
mileag 0:-30 1:-37 2:-32 3:-35 4:-36 7:-23
military 0:-17 1:-20 2:-25 4:-26 5:-33 6:19
milk 0:-48 1:-17 2:38 3:-21 4:-40 5:-29 6:-17
mill 1:-17
milwauk 0:-18 1:-18 2:-17 3:-17
min 0:27 2:-32 3:-17 6:17 7:-24
mind 1:24 2:-28 4:-27 5:-42
mine 0:-37 2:-23 3:-18 4:-42 5:27
minecraft 0:-20 1:-21 2:25 3:-19 4:-25 5:-23 6:-23 7:-19
mini 0:-16 1:-17 4:-20
minist 0:-16 1:-16 2:-30 3:18 7:-25
miniv 0:-30 1:-27 2:-18 3:-19 4:-33 5:-29 6:-28 7:39
minneapolis 0:-18 1:-16 5:-18 6:-15
minor 0:-27 2:23 3:-42 5:-36 7:-27
mint 0:-27 1:20 2:-16 5:-16
minus 1:-15 4:21 7:-23
minut 0:40 1:-34 2:-45 3:-16 5:-34 7:-36
mio 0:-17 1:-20 2:-22 4:-25 5:20 6:-27 7:-17
mir 1:-30 2:-26 3:-26 4:-33 5:26 6:-26 7:-31
mira 0:-21 1:-30 2:38 4:-29 7:-26
mire 1:19 6:-18 7:-17
mirror 0:24 1:-30 2:-39 3:-35 5:28 6:-53 7:-19
mis 0:-26 2:-19 3:-16 5:19 7:22
misa 0:-21 3:-17 4:19 5:-19 6:-20 7:-20
miscarri 1:19 2:-25 3:-25 4:-30 5:-20 6:20 7:-27
miscarriag 0:23 1:-16 2:-16 3:-20 4:-16 5:-16 6:-16
miscarry 0:23 3:-21 6:-20
mism 0:-29 1:28 3:-22 6:-16 7:-19
miss 0:-27
mission 0:-33 1:-38 2:-35 3:-39 4:-25 5:-29 6:-50 7:53
missoul 4:-17 5:-16 6:19
mistak 0:28 1:-21 3:-32 5:-25 6:-37 7:-18
mix 0:28 1:-22 2:-16 3:-29 5:-17 6:-28
mixtec 4:19 5:-20 6:-21
mn 6:18 7:-19
mo 0:-23 2:-26 3:-27 7:-20
moan 0:23 1:-15 7:-22
mob 2:-19 3:-21 4:-19 5:22 7:-24
mobil 0:-16 2:-17 3:-22 4:-16 6:-23
mock 2:-16 3:-16 5:-15 6:18
model 0:-24 1:-30 2:-39 3:-18 4:52 5:-47 6:-36 7:-46
modelaj 0:-17 3:-18 4:15
modelin 2:-27 3:-21 4:25 5:-26 6:-22 7:-24
modern 0:-16 1:-23 3:-23 4:28 5:-17 6:-25 7:-16
moines
moj 4:-18 7:17
mojar 6:-15 7:-22
mold 0:-18 1:-19 2:-16 4:-19 6:-25 7:27
mole 0:-22 1:-25 2:-21 3:-18 4:-19 5:-23 6:26 7:-18
molest 0:-39 1:-42 3:41 4:-48 5:-44 6:-46 7:-47
molestation 0:-19 1:-18 3:21 5:-15 6:-18
molly 1:-24 2:-20 4:-25 5:-17 6:-30 7:-18
mom 2:37 5:-18 6:-16
mommy 0:-30 1:-19 3:-45 4:-35 5:16 6:22 7:-25
monday 0:-41 4:-40 5:-21 6:-24 7:34
moned 3:-17 4:-19 5:-20 6:-18
money 0:-26 1:-43 2:-42 3:-38 4:25 5:-37
monitor 0:-43 1:-32 2:-43 4:-24 5:28
monox 0:17 6:-27
monoxid 0:27 1:-16 2:-26 3:-16 6:-24
monst 0:-22 1:-21 2:-27 3:-29 4:-27 5:-25 6:32
montan 3:-18 6:23 7:-22
month 2:-23
monton 0:16 1:20 5:-18
mood 0:-21 1:-22 2:-18 3:-17 5:-25 6:26
moonshin 5:-20 6:-22
mor 1:20 2:-41 3:-36 4:-23 5:-29 7:-39
moradit 0:19 1:-19 3:-16 4:-15 5:-19 6:-17 7:-19
mord 0:-24 1:-17 2:27 6:-25 7:-16
mordi 1:-29 2:-23 4:-20 5:-18 7:-18
more 0:-22 4:21 5:-50 6:-36 7:17
moret 0:-19 1:-28 3:-22 5:-21 7:-17
moreton 0:-45 1:-43 3:-30 4:-35 5:-38 6:24 7:-46
morir 0:-20 1:40 2:-47 3:-36 4:-23 5:-25 6:-50 7:-23
morirs 0:-24 1:30 5:-19 7:-25
mormon 0:-16 3:-15 6:20 7:-22
morn 1:-19 2:-39 5:16 6:-26 7:27
mornin 1:-31 2:-27 3:-21 4:-18 6:-23 7:20
morphin 1:25 2:-24 3:-20 4:-21 5:-20 6:-27 7:-19
mortgag 0:-16 1:-20 6:-20 7:21
mosqu 0:-21 1:-41 2:-37 3:23 4:-36 6:-46 7:21
moss 1:-22
mostly 0:-18 1:-20 2:-26 6:24
mostr 1:-24 2:-21 3:-16 4:-15 5:20 6:-21 7:-16
mota 0:-23 1:-19 2:-20 3:-23 4:26 5:-22 6:-23 7:-21
motel 0:-35 1:-27 2:-26 3:-26 5:-49 6:-38 7:52
moth 0:-21 2:17 3:-21
moto 2:-22 3:-21 4:-20 5:21 6:-18
motor 0:-31 2:-20 3:-24 4:-20 5:19 6:-24 7:-20
motorcycl 6:-22
mottl 0:24 1:-22 2:-18 3:-18
mountain 1:-23 2:-30 3:-29 6:-19 7:-17
mous 0:24 1:-28 2:-21 3:-20 4:-21 5:16 6:-25
mouth 0:28 4:-17 5:-45 6:-20 7:-34
mouthy 0:-22 1:-20 2:-16 3:-21 4:-15 5:-18 6:21 7:-23
mov 0:20 1:-44 2:-34 3:-21 5:28 6:-17 7:-20
move 1:-21 2:-20 6:-23
movement 0:18 6:27 7:-18
mover 0:23 1:-16 3:-17 6:-27
movers 0:23 1:-19 2:-20 3:-16 5:-19 7:-16
movi 0:-17 2:21 3:-42 4:-30 5:16 6:-37 7:-22
movin 0:27 1:-34 2:-27 3:-22 4:-27 5:-16 6:-20
movy 1:-15 2:25 3:-24 5:-23 6:-21
mow 0:20 1:-22 2:-28 3:17 4:-31 5:-32 6:-28 7:-17
mower 0:-18 1:-20 2:-21 3:-31 5:-27 7:-27
mph 1:-18 5:25 6:-24
mps 1:-27 2:-26 3:-26 4:-21 5:-25 6:27 7:-25
mri 2:-16
ms 0:-20 1:24 2:-16 3:-24 4:-17 6:-23
mspy 0:-22 1:-23 2:-22 3:-22 4:-26 5:28 6:-30 7:-20
mst 0:-20 1:-25 2:-20 3:41 4:-20 5:-21 6:-28 7:-26
mt 4:-17 5:-16 6:19
much 0:45 3:-23 4:-43 5:-21 6:-51
muchach 1:21 2:-42 4:34 5:-38 6:-27 7:-35
muchachit 2:-24 3:-16
muck 3:-17 4:-18
mud 0:-20 1:-23 2:-18 3:-18 4:-30 5:-21 7:23
mude 1:-24 3:-23 5:31 6:-34 7:-21
mudo 0:-19 1:-17 2:20 3:-25 4:-17 5:-16 7:-22
muebl 6:-17 7:16
muer 0:-16 1:31 3:-32 4:-16 6:-24
muerd 2:-18
muert 0:-28 1:36 2:-39 3:-38 4:-31 5:-26 6:-21
muev 0:25 1:-23 2:-28 3:-27 5:-28 6:-35 7:-31
mujer 1:-29 2:-34 6:20
mule 0:-17 1:-23 3:-18 4:15 5:-34 6:-21 7:-16
mult 0:-21 1:-20 2:-18 3:-19 5:-26
mumbl 0:27 3:-20 4:-18 5:-25 7:-29
munchaus 2:17 4:-19 6:-21
mund 0:-17 1:39 2:-21 3:-30 4:-29 5:-18 6:-44 7:-31
munec 2:-22 3:-16 4:-24 5:-15 6:-17 7:-21
muny 0:-17 3:-19 4:26 6:-23 7:-27
mur 0:22 1:-23 2:-20 3:-15 5:-27 6:-26 7:-23
murd 1:-30 4:-16 5:-16 6:27
muri 1:-16 3:-16 6:-20 7:19
muscl
mush 1:-23 2:-21 3:-27 4:-27 5:-22 7:-16
mushroom 0:19 2:-36 4:16 5:-15 7:-24
music 0:-31 3:-28 5:-40 7:-20
musl 0:-19
muslim 0:-20 3:-17 4:-18
must 1:-23 3:-37 5:-27 7:18
mutilation 0:-16 1:-16 2:-16 3:-17 4:-16 5:-17 6:23 7:-18
muy 1:34 2:-21 3:-26 4:-19 5:-34 7:-29
mwen 3:-16 6:18
my
mychart 0:-18 5:16
myself 0:-36 1:70 2:-38 3:-32 5:-21 6:-64 7:-25
mystery 2:-15 3:-18 5:20 6:-19 7:-16
na 0:-23 1:-20 2:-30 3:-24 6:-20
nac 3:-28 4:-18 5:-19 7:15
nada 4:-15 5:-38
nadi 0:-35 1:17 3:-29 4:-53 5:-43
nail 0:-19 1:-38 2:-64 3:-41 4:48 5:-38 7:-43
nak 0:-25 1:-33 3:23 4:-42
nalg 0:-18 1:-20 2:-28 3:16 4:-25 5:-24 6:17 7:-22
nam 1:-28 2:17 3:-23 6:-17
name 1:-32 2:-22 3:-43 4:18 5:35
nan 0:-18 3:16 6:-18 7:-16
nana 3:-30 4:-30 5:-33 6:-18
nanny 0:-32 1:-42 3:-18 4:51 5:-48 6:-26 7:-35
nano
nao
nap 1:28 2:-25 4:-20 6:-52 7:-25
napkin 0:-28 1:17 5:-16 6:-23 7:-19
narc 0:72 2:-25 3:-51 4:-19 5:-40 6:-48 7:-38
narcissist 0:-22 1:-22 2:-25 3:-21 4:-24 5:-23 6:29 7:-19
narcissistic 0:-18 1:-16 2:-15 3:-17 6:17
nariz 1:-20 2:-18 3:-16 4:-22 5:-28 6:23 7:-17
nasty 1:-21 2:18 3:-17 5:-18 6:-16
nation 0:-25 4:-20 6:22
national 2:-21 4:-18 7:-16
nativ 0:-27 1:-22 2:-18 4:-24 5:-15 7:-35
navaj 0:-30 1:22 2:-29 3:-29 4:-33 5:-23 7:-33
naval
navidad 1:23 6:-25
navy 2:-29 4:-21 5:-25 7:-28
nc 0:-16 2:-16 3:-19 4:-18 5:-16 6:20
ncmec 0:-15 1:-24 2:21 3:-26 4:-19 5:-17 6:-21 7:-19
near 4:-35 5:20 7:-29
nearby 2:-25 6:-16
nearest 0:-23 1:-16 4:-23 5:-26 6:29 7:-24
nearly 4:-17 5:-16 7:16
neb 0:26 1:-23 2:-20 3:-24 4:-21 5:-17 6:-22 7:-19
nebrask 1:22 6:23 7:-20
nebuliz 0:21 2:-19 6:-22
necesit 0:-30 2:-34 4:-32 5:-18 7:22
neck 0:15 1:-30 2:-19 3:-49 5:-48 6:21 7:-32
necklac 0:-20 1:-22 3:-23 4:-27 6:23
need 0:-26 5:-40 7:30
needl 1:-30 2:34 3:-30 4:-28 5:-36 6:-48 7:-44
nefew 1:-20 2:-19 3:-20 5:-18 6:22
neglect 0:-40 1:-28 2:43 3:-43 4:-37 5:-27 6:-39 7:-22
negligenci
nego 6:-18
negr 1:-27 2:-27 3:-25 4:-26 7:-25
neic 1:-16 2:-16 4:24 5:-22 6:-18
neighb 0:18 1:-26 2:-15 7:-23
neighbor 3:-15 4:-23 5:21 7:-36
nena 0:-29 1:-34 2:21 3:-35 4:-38
nene 1:-25 2:16 3:-35 5:-45 6:-42
nepal 1:-22 3:-24 4:28 5:-30 6:-20
nephew 0:-28 1:-28 2:49 3:-34 4:-28 5:-25 7:-17
nerv 0:-22 1:-34 2:-20 3:25 4:-18 6:-18
nervios 0:-15 1:17 6:-18
nest 0:-20 1:-23 2:-19 3:-19 4:-24 5:23 6:-24
neta 1:19 6:-16
netflix 1:-17 3:23 5:-17 6:-21 7:-20
nev 1:-24 2:-15 3:24 4:-23 5:-20 6:-20 7:-27
neva 1:-17 2:-24 4:-16 5:-16 6:18
never 0:-18 1:-22 3:16 4:29 6:-20 7:-19
new 1:-16 5:40 6:-26
newark
newborn 1:-31 2:31 3:-32 4:-42 5:-40 6:-66 7:19
newport 6:17 7:-17
news 3:19 5:-20 7:-15
newslet 2:-15 3:-28 4:-16 5:20 6:-22
nex 1:-17 2:23 6:-29
next 0:-17 2:17 7:-31
nh
ni 1:-22 3:-36 6:29
nice 0:-22 2:-30 4:-16 6:20 7:-30
nickl 4:-18
nicotin 2:-15 5:-16 7:-21
nicu 0:17 3:-18 6:-16
niec 0:-37 2:33 4:22 5:-18 6:-16
niet 0:-33 1:-30 2:26 3:16 4:-36 5:-37
niev 0:-18 5:-26 6:-25 7:20
nigeri 0:-19 2:-25 3:-20 6:21
night 0:-33 1:-37 7:23
nightgown 0:-26 1:-25 2:-27 3:-34 4:-23 5:19
nightly 0:-26 1:-22 4:-26 5:18 6:-41 7:-20
nightmar 0:-21 2:-17 3:18 5:-19 6:-20 7:-25
nightstand 1:-38 2:-23 3:-34 4:-21 5:-20 6:36 7:-26
nina 0:-29 1:-26 2:49 4:-46 5:-42 6:-21
nine 1:-44 2:22 3:-32 5:-17 6:-31 7:19
niner 0:-34 1:-28 2:27 3:-28 5:-19 6:-35 7:-25
ninety 0:20 1:-26 2:-22 3:-27 5:-31 6:-18
ninguem
ningun 0:-16 2:-24 3:-21 4:-16 5:-23 7:21
ninit 0:-22 1:-23 2:26 6:-24
nino 1:-44 2:45 3:-42 4:-48 5:-34
nippl 0:15 1:-15 3:-22 6:-17
niss 0:-20 3:-17 7:-15
nite 0:-42 3:-17
nitroglycerin 1:-18 6:-16
nj 6:-16
nm
no 7:20
nobi 2:-21 4:-17 5:-16 6:20 7:-18
nobl
nobody 1:30 4:-19 6:-18
noch 0:-50 1:-19 6:-24 7:43
nod 0:34 1:-22 2:-23 3:-22 4:-19 5:-26 6:-25 7:-23
nogal 3:-15
nois 2:-25 3:-32 4:-21 6:-29 7:-37
nola 7:-17
noma 0:22 1:-34 3:-28 4:-22 5:-28
nombr 1:-16 3:-23 7:-21
non 0:-16 1:-19 3:19 4:-16 6:-19
nonbinary 2:-20 4:-17 7:-25
nonconsensual 0:-23 1:-24 2:-19 3:25 4:-18 5:-18 6:-18 7:-21
noncustodial 1:-19 2:-21 4:-15 5:23 6:-27
none 0:-17 2:-34 3:-22 5:-30 6:-28 7:22
nonpayment 1:-23 5:-16 6:-26 7:15
nonsens 0:20 1:-19 2:-18 4:-26 7:-16
nonstop 0:-19 1:-19 2:-18 3:-17 4:-15 5:25 6:-26
nonverbal 0:-20 2:33 3:-19 5:-17 6:-33
nonwalk 2:18 6:-15
noodl 0:-25 1:-24 5:-19 7:-16
noon 0:-22 1:-31 2:-45 3:-32 4:-25 5:-21 7:42
noos 0:-31 1:28 2:-34 3:-20 4:-31 6:-40
norfolk
normal 0:-23 4:-17 5:-18 6:-24
nos 0:-40 1:-37 3:-17 4:22 5:-38 7:38
nose 0:16 1:-28 3:-31 4:-32 5:-43 6:23 7:-26
nosebl
nosotr 2:16 4:-17 5:-16 6:-32
not 0:34 5:-20 6:-23
nota 0:-28 1:24 2:-37 3:-26 4:-20 6:-29 7:-23
note 1:33 2:-36 3:-42 4:-33 5:21 6:-25 7:-37
notebook 0:-16 1:-17 2:-18 4:-19 6:-24 7:-20
noth 1:19 2:-35 3:-26 4:-16
nothin 2:-44 4:-39 6:-16
notic 0:-33 1:25 3:-47 4:-40 6:-25
notify 1:-16 3:-23 4:-17 5:24 6:-22 7:-18
novi 0:-28 1:-21 5:-48 6:25 7:-29
now 0:22 4:17 6:-15 7:17
nowher 0:-37 1:-52 2:-52 3:-36 4:-36 5:-32 6:-26 7:76
nube 0:-18 5:18 6:-22
nude 0:-23 1:-20 2:25 3:33 7:-26
nuer 0:-24 1:-25 2:-37 3:-30 4:-20 5:-24 6:33 7:-29
nuestr 4:20 6:-18 7:-19
nuev 0:-19 1:-23 2:-18 3:-19 4:-23 5:26 6:-15 7:-26
numb 5:31 6:-38
numer 0:-21 2:-34 3:-27 4:-21 5:25 6:-31 7:-18
nun 0:-23 3:-25 4:-21 5:-23 6:-26
nunc 0:-30 4:25 5:-24 6:-26 7:-36
nurs 0:-23 2:-21 3:27 5:-19
nursery 0:-19 2:19 4:-23 5:-25 6:-17
nut 1:-26 2:-17 5:22 6:-26 7:-21
nv 1:-16 3:-18 6:17
nxt 2:-24 4:16 5:-23 6:-22 7:-16
ny 6:21 7:-22
nyc 0:-18 1:-21 3:-18 4:24 5:-21 6:-23
nyquil 1:-16 2:18 4:-18 6:-19 7:-23
o 1:-22 2:-25 4:32 5:-44 6:-17 7:-28
oakland 1:-29 2:-24 3:-20 4:37 5:-29 6:-37 7:-26
oar 2:-19 3:-21 4:-20 6:23
oath
oaxac 1:-18 3:-21 4:-23 5:22 6:22
ob 1:-22 2:-20 3:17 4:-26 5:-19
obedient 3:-24 6:19
obey 1:-42 2:-38 3:-43 4:-28 5:-32 6:51 7:-33
obgyn 0:-17 1:24 2:-17 5:-16 6:-23
obituary 1:-17 2:-17 3:-21 4:-21 6:15 7:-17
object 0:-22 1:-20 2:-19 3:26 4:-19 5:-18 6:-25 7:-19
objet 1:-21 2:-20 3:25 6:-19 7:-20
oblig 0:-21 1:-44 3:25 4:16 5:-35 6:-28 7:-38
observ 0:-26 2:-18 3:-25 4:-18 5:23 6:-19 7:-20
obsesion 1:-22 2:-19 3:-20 4:-18 5:23 6:-21
obsess 0:-27 1:-35 2:-27 3:-35 4:-42 5:65 6:-48 7:-38
ocean 1:25 2:-19 3:-25 4:-23 5:-21 6:-28 7:-17
oclock 0:-20 2:-19 4:-24 5:24 6:-26 7:-24
od 0:46 3:-40 4:-34 5:-41 6:-51 7:-34
odd 0:24 1:-26 3:-33 4:-16 5:-16 6:-31 7:-18
odio 1:15 3:-15 6:-19
odomet 0:-18 2:-23 3:-20 4:-16 5:-25 6:21 7:-15
of 1:16
off
offend 0:-22 2:29 3:-33 4:-32 5:-22 6:-27 7:17
offer 0:-24 1:-18 3:16 4:38 6:-41 7:-40
offic 0:-29 2:-42 3:41 4:-22 6:-21 7:-38
oficin 0:-25 1:-19 2:-18 3:18 6:-25
ofrec 0:-19 1:-18 2:29 3:-27 4:18 5:-20 6:-29 7:-15
ofreci 0:-24 1:-22 3:33 5:-32 7:-15
often 0:22 1:-24 3:-23 4:-19 7:-16
og 0:-20 2:20 4:-19 6:18
oh
ohio 0:-17 2:-30 4:-25 7:-28
oido 1:-19 2:-21 3:-17 4:-17 5:-28
oigo 1:-29 2:-25 3:-33 4:-17 6:19 7:-26
oil 0:26 1:-26 2:-36 4:16 5:-32 6:-28 7:-23
oilfield 3:-18 6:19
ojal 0:-23 1:19 2:20 3:-23 4:-20 7:-21
ojibw 1:-24 2:-23 3:-26 4:-19 6:23 7:-17
ojo 0:21 1:-24 2:-31 3:-41 4:-25 5:-26 7:-32
ok 0:29 4:-27 5:-26 6:-25
okc 0:-15 1:-21 2:-19 3:-20
ol 0:-27 2:-28 5:-20 6:24 7:-15
old 2:32 3:-25 4:-23
older 0:-24 1:-33 2:36 4:29 5:-51 6:-36 7:-48
oldest 0:-20 1:17 2:20 5:-22
ole 1:-24 2:-27 3:-28 4:-28 5:-35 6:33 7:-29
oler 1:-17 3:-17 6:-15
olor 1:-24 5:-15 6:-17
omah 1:-15 2:-17 4:-26 5:-18 6:23 7:-23
ombudsm 0:-19 1:-24 2:-19 3:-25 4:-21 5:-21 6:27 7:-21
on
once 2:-18 3:-23 5:15 6:-34 7:-21
one 3:-34 5:15
ongo 3:-16 7:-19
onion 3:-16 4:20 5:-22 6:-17 7:-20
onlin 0:-17 2:37 4:24 6:-35 7:-40
only 1:19 2:-17 3:-19 4:-16
onlyf 0:-23 1:-27 2:-28 3:-26 4:32 6:-36 7:-19
oop 0:-18
op 5:20 6:-18
open 0:16 1:-21 2:-50 4:-47 7:19
operation 0:17 1:-17 3:-16
operator 1:-17 2:-23 3:-17 5:17 6:-22
option 0:-27 1:-20 2:-20 3:18 4:-17 5:-23
or 1:-28 2:-22 4:29 7:-15
ora 0:-23 6:-22 7:21
oral 0:-17 1:-20 2:-33 3:31 4:-39 5:-29 6:-38 7:-15
orang 0:-16 2:-19 3:-17 4:-19 5:-25 6:-18 7:16
orbital 0:-18 2:-16 6:16 7:-16
orchard 1:-20 3:-30 4:18 5:17
orden 0:-33 1:-33 2:-40 3:-24 4:-28 5:35 6:20 7:-31
order 0:-27 2:-33 3:-57 5:30 6:21 7:-24
orderin 1:-15 2:-21 3:-24 4:-19 5:26 6:-22
orderly 0:-26 1:-32 2:-23 3:28 4:-25 6:18 7:-38
orej 0:-25 1:-23 2:31 3:-17 5:-23 6:-23
org 5:-15 6:20 7:-23
orientation 3:21
orin 2:20 3:-18 5:-25 6:-26
orit 0:23 3:-16 5:-21 7:-22
orl 2:-31 4:19 5:-20 6:-21
orleans 4:21 5:-17 6:-15
ortig 0:-20 1:-20 2:26 3:-19 4:-21 6:-21
osceol
oscur 1:-21 3:20 4:-27 5:-33 7:-21
other 0:-33 4:37 5:-15 6:-29 7:-18
otra 0:-36 1:22 3:-31 4:17 6:-19 7:-22
otro 0:-37 1:-38 2:-40 3:-16 4:26 5:26 6:-48
our 1:-22 2:34
ourfamilywizard 2:-23 3:-19 4:-16 5:22 6:-16
out 1:-20 2:-23 3:-17 7:43
outfit 0:-19 1:-22 2:-23 3:-28 7:-24
outlet 0:22 2:-24 3:-15 4:-17 5:-17 6:-17
outreach 4:-24 5:-19 7:16
outsid 0:-18 1:-29 2:-24 3:-37 5:18 7:25
oven 0:20 1:37 2:-29 3:-39 4:-18 5:-33 7:-32
over
overall 0:-17 1:-17 2:-22 3:24 6:-24
overdos 0:55 2:-32 3:-40 4:-41 5:-37 6:-53 7:-35
overflow 0:-19 2:-23 3:-18 4:-15 5:-16 6:-21 7:24
overheat 0:19 3:-17
overmedicat 1:-23 2:-22 3:-22 4:-22 5:-17 6:25 7:-25
overnight 0:-32 1:-37 3:-33 5:-34 6:-38 7:36
overpass 1:32 2:-49 3:-37 4:-29 5:-41 6:-51
overreact 1:-17 2:-27 3:-17 4:-20 5:-15 6:20 7:-22
overs 0:-25 2:18 4:22 5:-36 6:16 7:-22
overspend 0:-18 1:-19 2:-15 3:-18 4:-19 5:-20 6:17
overwhelm
owe 0:-18 1:-44 2:-51 3:-38 4:74 5:-40 6:-68 7:-50
owed 2:-18 3:40 4:-33 5:-26 6:-47
own 0:-17 2:-18 3:-17
owner 0:-18 1:-38 3:-37 4:28 5:-21 6:-21
oxi 0:22 2:-27 3:-24 6:-19 7:-26
oxigen 1:-15 3:-20 5:-22 7:19
oxigin 0:-30 1:-20 2:-27 3:-18 4:-23 5:-27 6:-27 7:25
oxy 2:-29 3:-26 4:-25 5:-26 7:-19
oxyg 0:22 1:-27 2:-35 3:-32 4:-24 5:-34 6:-32 7:22
oy 1:-15 6:-23
oye 0:-20 5:-19
oyend 2:-24 4:23 5:-19 6:-17 7:-16
p 1:-21 3:-22 4:-26 5:-17 6:24
pa
pac 1:-25 3:-21 4:-32 7:-24
pacemak 0:33 1:-21 2:-23 3:-22 4:-21 5:-21 6:-26 7:-18
pacient 1:-22 2:-29 3:30 4:-23 5:-26 6:-32 7:-27
pack 2:-35 3:-35 6:24
packag 0:-20 2:-20 3:-21 6:-23 7:-26
packet 1:-18 2:21 3:-17 5:-15
pact 0:-25 1:54 2:-44 3:-51 4:-47 5:-32 6:-39 7:-26
pad 0:26 1:-27 2:-39 3:-38 4:-40 6:18
paddl 0:-18 1:-23 2:42 3:-29 4:-27 5:-22 6:-36 7:-22
padlock 0:-30 1:-33 3:-40 4:18 5:-29 6:-18
padrastr 0:-27 1:-31 2:57 3:16 4:-28 5:-26 6:-24 7:-39
padrin 0:-20 1:-26 2:18 3:-21 5:-29 6:-24 7:-23
padrot 0:-19 1:-21 2:-27 3:-19 4:48 5:-30 6:-32 7:-17
paducah 0:-17 1:-19 2:-16 3:-19 4:-17 6:19
pag 0:-20 3:-19 6:-16
paga 0:-25 1:-23 2:-42 3:-41 4:42 6:-30 7:-42
pagan 0:-27 1:-31 2:-28 3:-30 4:35 5:-28 7:-38
pagar 0:-22 1:-23 2:-45 3:-21 4:31 5:-34 6:-42
pagarl 0:-22 3:-18 4:22 5:-25 6:-20 7:-21
pagin 2:-15 3:-25 4:17 5:-21
pago 0:-25 1:-27 2:-37 3:-32 4:40 5:-26 6:-30 7:-29
pagu 1:-30 2:-23 3:18 5:-17 6:-23 7:-15
paid 0:-35 2:-48 3:-17 4:48 6:-31
pain 0:26 1:24 3:-38 4:-28 5:-33
painful 0:-16 1:-18
painless 0:-17 1:36 2:-27 3:-31 4:-23 5:-34 6:-30 7:-18
pair 1:-24 2:-15 3:-28 4:34 7:-26
pais 1:-29 2:-29 3:-23 4:-23 5:-34 6:26
pajam 0:-28 1:-30 3:-38 4:-28 7:27
pakist 0:-21 1:-29 2:15 3:-31 4:16 5:-27 6:36 7:-23
pal 0:32 1:-38 2:-19 3:-25 4:-19 6:-27
pale 0:24 1:-18 2:-17 3:-21 4:-19 5:-16 6:-32
paliz 3:-15 5:-15
palo 0:-17 1:-21 3:-21 4:-18 7:-28
palsy 0:-30 2:-20 3:-20 6:16
pamphlet 1:21 2:-18 4:-17
pan 0:-34 1:-33 3:-40 4:-26 5:-18 6:31 7:-34
pana 3:-24 5:-16
panal 0:-15 2:22 3:-15 4:-17 6:-20 7:-17
pandil 2:-23 4:21 6:-18
pandiller 3:18 4:-27
panhandl 1:-20 2:-16 3:-23 4:25 6:-19 7:-23
panickin 1:-17 2:-18 3:15 4:-16 5:-19
pant 1:-34 3:37 4:-30 5:-42 7:-17
pantal 2:-21 3:-16 4:-18 5:22 6:-20
pantalon 0:-19 1:-23 2:-22 3:30 4:-22 6:-19 7:-27
pantry 1:-34 3:-20 4:22 5:-20 7:-33
panty 0:-17 1:-19 3:-28 4:-30 5:-27 6:16 7:-18
panz 0:-23 1:-19 6:20 7:-22
pap 0:-22 1:-16 2:-22 3:26 6:-24
papa 2:37 4:-18
papaw 0:-17 1:-17 2:29 3:-24 4:-23 6:-16
papel 0:-23 1:-36 2:-37 3:-18 4:32 5:-41 7:-43
papelit 4:-15 5:22 7:-15
paper 0:-25 1:-25 2:-39 3:-16
papi 1:-31 2:43 3:-37 4:-33 5:-31 7:-29
par 0:17 1:-34 3:-30 4:-27
para 2:-33 3:-23 4:20
parabris 4:-15 5:22 7:-15
parakeet 2:-21 4:-17 5:-16 6:24
paralis 0:19 1:-21 2:-24 3:-18 4:-21 5:-21
paralys 0:-17 3:15 4:-22 6:-16
parar 3:-21 4:-18 6:-20
paratransit 0:-21 1:-21 2:-27 5:18 6:-35
pare 0:-19 1:-16 2:-16 3:-16 6:-20
parej 0:-27 1:-29 2:-48 3:-28 5:-45 6:39 7:-33
parent 0:-26 2:41 3:-34 5:-42
parir 0:22 1:-15 2:-20 3:-17
parishion 0:-35 2:-28 3:-32 4:-25 5:18
park 0:-18 3:-17 4:-47 6:-40 7:19
parkin 0:-28 2:-17 3:-29 4:-30 6:-20 7:20
parkinson 0:-22 3:-28 4:-19 7:-18
parlor 1:-19 2:-29 3:-44 4:51 5:-16 6:-16 7:-26
parlour 3:-25 4:18
paro 2:-23 4:-30 7:-22
parol 0:-35 1:-30 2:-39 4:-28 5:17
parqu 0:-24 1:-41 2:-46 4:-29 6:-45 7:31
part 1:-16 4:-24 7:-38
parti 0:-22 1:-19 2:-28 3:-25 4:-19 5:-16 6:29
partn 0:-25 1:-38 2:-38 3:-24 4:-45 5:-43 6:57 7:-38
partum 0:-20 1:20 2:-17 3:-17 4:-24 5:-19 7:-17
party 1:-44 3:36 5:-34 6:-40 7:-41
pas 0:-21 1:-19 2:-31 3:-25 4:-27 6:-17 7:26
pasa 0:-36 2:-34 3:-28 5:19 6:-42 7:-18
pasaj 0:-17 1:-17 3:-19 4:16
pasan 1:-22 2:19 3:-15 4:-18 6:-15 7:-18
pasaport 0:-31 1:-28 2:-29 3:-41 4:63 5:-35 6:-29 7:-38
pasar 1:-32 2:-37 3:-41 4:-35 5:17 6:-28
pase 0:-25 1:-33 2:-24 3:-16 5:-24 7:17
paso 1:-36 2:-38
pasport 0:-23 2:-25 3:-24 6:-21 7:-20
pass 0:27 1:-52 3:33 4:-28 5:-20 6:-33 7:-54
passcod 1:-17 2:-19 3:-26 4:-15 5:-19 6:17 7:-20
passeng 2:-27 3:-38 4:-18 5:-27 6:20 7:-20
passin 0:25 1:-22 4:-18 6:-32 7:-19
passion 0:-15 1:-16 2:-15 3:-29 6:24 7:-19
passiv 1:24 6:-17 7:-17
passport 0:-32 1:-50 2:-49 3:-61 4:77 5:-45 7:-39
password 0:-23 2:-27 3:-41 5:23 6:-34 7:-22
past 0:-21 1:19 2:-46 4:-34 5:37 7:-23
pastil 1:34 2:-22 4:-25 5:-37 6:-49 7:-50
pastor 0:-19 1:-26 3:18 4:-26 6:-23 7:-24
pastur 0:24 1:20 3:-30 4:-21 5:-18 6:-25 7:-30
pat 0:-30 1:-26 2:-21 3:-31 4:-20 5:-20 6:32 7:-29
patch 0:25 1:-45 3:-30 4:-28 5:-28 7:-26
pate 0:-16 1:-28 3:-30 4:-24 5:-25 6:37 7:-24
path 4:-17 5:-15 6:-22 7:17
pati 1:-35 3:-37 4:-33 5:-28 7:-23
patient 2:-18 6:-23
patoj 1:-18 2:16 3:-23 4:-18 5:-26
patrol 0:-17 1:-20 2:-20 4:-27
patron 0:-28 1:-29 2:-41 3:19 4:39 5:-41 6:-50
patrul 3:-15 4:-22 6:-20 7:22
pattern 1:-19 2:20 6:-21
paus
pavor 0:-27 1:-33 2:-30 3:-30 4:-24 5:-32 6:32 7:-30
paw 0:-18 1:-29 3:-28 4:-22 5:-24 7:-22
pawpaw 0:-15 1:-28 2:25 4:-18 5:-17
pay 0:-26 1:-25 2:-35 3:-28 4:64 5:-31 6:-31 7:-30
paycheck 0:-29 1:-31 3:-40 5:-39 6:42 7:-27
payday 0:-21 2:-25 3:-28 4:-25 5:-31 7:18
paye 0:-19 1:-21 2:-32 3:-24 4:31 5:-21 6:-38 7:-30
payment 1:-20 2:-24 3:-22 4:24 6:-21 7:-16
paz 0:-16 1:-23 2:-21 3:-23 4:-18 5:37 6:-44
pc 0:-16 1:-24 2:-20 3:-27 5:36 6:-42 7:-17
pca 2:-26 3:-23 4:-20 6:23 7:-26
pe 0:-31 1:-19 2:-24 3:30 4:-23 5:-29 6:-26
peac 0:-19 1:33 2:-18 3:-23 4:-16 5:-21 6:-31
peaceful 0:-16 1:25 3:-23 5:-26 6:-20 7:-16
peanut 0:24 1:-19 3:-17 5:-20 7:-26
pearl 6:-23 7:-16
pecan 1:-22 2:-19 6:-23 7:-15
pech 0:45 1:-35 2:-46 5:-33 6:-43 7:-33
peda 1:-16 3:18 4:-17 5:-20 6:-19
pedaz 0:19 1:-19 3:-16 4:-15 5:-19 6:-17 7:-19
peddl 1:-21 2:-23 3:-18 4:27 5:-20 6:-23
pedi 0:-28 1:-31 2:-32 4:-17 7:-23
pediatric 2:16 6:-19
pediatrici 1:-29 3:-29 4:-34 7:-20
pedir 0:-28 1:-36 2:-38 3:-28 5:-34 6:39 7:-15
pedis 0:-19 1:-16 2:-16 3:-16 6:-20
pedr 4:17 6:-19
pee 0:-37 1:-36 2:32 4:-17 5:-41 7:-36
peed 0:18 1:-45 2:-18 3:-24 4:-21 6:48 7:-19
peek 0:-37 1:-26 2:-33 3:-31 4:-24 5:33 6:-31 7:-21
peep 0:-28 1:-28 2:-33 4:-20 5:24 6:-39 7:-28
peephol 2:-15 3:18 4:-17 6:-29
peepin 2:-17 5:21 6:-22 7:-16
peg 1:-23 2:-25 3:-24 4:-23 5:-23 6:16 7:-23
pega 0:-43 1:-44 2:19 3:-59 4:-39 5:-44 6:37 7:-42
pegan 0:-39 1:-35 2:21 3:-40 5:-47 7:-38
pegar 1:-25 3:-22 4:-18 6:22
pegasus 1:-17 3:-22 5:23
pego 1:-37 3:-51 4:-33 5:-37 6:54 7:-35
pela 1:-16 3:-20 5:-17 7:18
pele 0:-15 1:-18 2:-29 3:-26 4:-31 5:-24 6:-26 7:28
peleam 1:18 3:-20 6:-19
peligr 0:21 1:-26 2:-22 3:-24 4:-26 5:21 6:29 7:15
peligros 1:19 6:-18 7:-17
pellet 1:-24 3:-21 4:-19 5:-18
pellizc 0:-21 1:-18 4:-17 5:-21 6:21 7:-16
pelo 0:-34 1:-39 2:16 3:-46 4:-29 5:-32 6:45 7:-36
peluch 0:-16 1:-17 4:-20
pen 1:-27 2:-19 3:-19 4:-21 7:-20
pena 2:-28
penalty 1:-16 4:15 6:-18
pencil 0:22 1:-25 2:-24 3:-20 4:-28 5:-21 6:-17 7:-18
pend 1:-23 2:-20 3:-18
penetr 0:-20 1:-27 2:-24 3:38 4:-25 5:-23 7:-34
penetration 1:-27 2:-17 3:20 5:-17
peninsul 0:-15 1:-17 2:-15 3:-21 4:-17 6:18
penny 0:-23 1:-31 2:-26 3:-29 4:-26 5:23
penpal 1:-20 3:-16 4:-19 5:17 6:-20
pens 1:46 2:-21 3:-36 4:-25 5:-31 6:-41 7:-30
pensamient 0:-20 1:34 2:-28 3:-22 4:-20 5:-23 6:-24 7:-26
pension 0:-22 1:-17 2:-31 3:-26 4:-30 5:-22 6:33 7:-19
peopl 3:-21 6:-33 7:27
pep 0:-21 1:-21 3:16 5:-26 7:-30
per 0:-20 2:19 3:-38 4:-18 5:-32
perc 0:34 1:-38 2:-18 3:-28 4:-20 5:-26 6:-35 7:-19
percent 0:-24 1:-22 2:-17 3:-18 4:-19 5:-18 7:18
perd 0:17 1:-23 3:-23 4:-21 5:-25 6:-21 7:-17
perdi 0:-34 1:32 2:-43 3:-36 4:-31 5:-28 7:17
perdon 0:-16 2:-18 3:-22 4:-18 5:-19
perdonam 0:-20 1:26 2:-19 3:-15 4:-21 5:-31 6:-26 7:-18
perfil 0:-26 1:-18 2:-26 4:-20 5:20 6:-20
perfum 6:15
peric 1:-22 3:-25 5:-23 6:-16
period 1:-38 3:20 4:-35 5:-36 7:-37
permanent 0:-25 1:36 2:-19 3:-31 4:-21 5:-26 6:-19 7:-24
permanently 0:-19 1:17 6:-16 7:-22
permis 0:-22 1:-44 2:-39 3:18 4:-33 7:-27
permission 0:-32 1:-33 2:-40 3:-21 4:-32 5:-33 6:47 7:-27
permit 1:-18 3:-27 4:19 6:-22
pero 2:-18 5:-35
perpetrator 4:-16 5:-16
persh 1:-16 3:-18 6:17
persigu 0:-26 1:-31 2:-35 3:-35 4:-32 5:45 7:-31
person 0:-35 2:-36 3:-29 5:17
personal 0:-21 1:-24 2:-22 5:28 6:-33 7:-30
personality 1:-18 3:19 7:-23
peru 2:-22 4:21
pesadil 2:-15 3:23 4:-17 5:-22 6:-19
pesc 3:-21 4:21
pescozon 0:-18 2:-19 3:-21 4:-17 5:-21 6:22 7:-15
pescues 2:-18 5:-19 6:17
peso 1:-27 3:-43 4:-28 5:-32
pestic 0:17 3:-21 5:-15 6:-20
pesticid 1:17 3:-17 5:-20 6:-32
pet 0:-18 2:-27 3:-22 4:-36 5:-16
petition 1:-22 4:-22 5:-19 6:22
pew 0:16 1:-41 2:-34 3:-27 4:-27 5:22
pharmacist 0:-27 4:-28 5:-28
pharmacy 2:-22 3:-26 4:-29 5:28 6:-32 7:-24
phd 4:-24
philippin 1:-22 2:-25 3:-20 4:21 6:-18
phoenix 3:-19 4:21 5:-17 6:-28
phon 0:-25 1:-19 2:-24 3:-38 5:24 7:-37
phot 0:-20 1:-52 3:-30 4:-39 5:48 6:-54 7:-42
photograph 0:-32 1:-33 2:-45 3:28 5:28 6:-46 7:-34
photoshoot 0:-18 1:-15 2:-20 3:-22 4:26 5:-21 6:-24 7:-23
physical 0:-25 1:-19 2:-28 3:-40 4:-27 5:-34 6:36 7:-21
physically 0:-18 1:-20 2:-18 3:-23 4:-22 6:27
physici 0:-16 1:16 5:-24
pi 1:-20 2:-19 3:-20 4:-17 5:25 6:-29
pian 0:-20 1:-26 6:-24 7:-16
pic 0:-26 1:-18 2:29 5:34 7:-26
pica 5:-16
picadur
pich 1:-16 2:-16 4:24 5:-22 6:-18
pick 0:-16 3:-31 4:15 5:-31
pickin 1:29 2:-27 4:16 5:-23 6:-26 7:-32
pickup 0:-22 1:-44 3:-21 4:-17 7:-19
pico 0:25 1:-26 2:-23 3:-22 4:-19 5:-21 6:-22
pictur 0:-34 2:24 4:-15 6:-30 7:-31
pide 0:-15 1:-22 2:26 4:30 6:-32 7:-23
piden 0:-17 3:-19 4:26 5:-26 6:-26 7:-27
pidi 3:15 6:-18 7:-24
pido 1:17 2:-22 3:-25 4:-34 5:-33 7:-22
pie 0:23 1:-25 2:-29 3:-25 5:-25 6:-20 7:-20
piec 1:-18 2:-25 3:-17 5:-24 6:-22 7:-22
piedr 0:-24 1:-20 2:27 3:-20 4:-17 5:-30 6:-25 7:-25
piel 1:-17 2:-16 3:-15 5:-21 6:24
piens 0:-32 1:62 2:-44 3:-44 4:-42 5:-36 6:-32 7:-37
pier 0:-18 1:25 2:-26 3:-32 4:-23 5:-27 6:-30 7:16
pierc 0:-20 2:20 4:-16 6:-20
piern 0:-18 2:21 3:26 4:-28 5:-35 6:-40 7:-37
pijam 4:-24 6:-20 7:17
pil 0:-22 2:-26 3:21 4:-24 5:-32 6:-31 7:-30
pila 0:19 1:-20 2:-19 3:-23 6:-20
pile 0:-21 1:22 3:-19 4:-17 5:-18 6:-24 7:-16
pill 0:29 1:40 3:-23 5:-40 6:-35 7:-39
pillow 1:-20 2:-15 3:-23 4:-38 5:-42 6:21 7:-35
pillowcas 0:-19 1:16 4:-26 5:-15 6:-18
pilot 0:23 5:-17 6:-18
pimp 0:-44 1:-44 2:-44 3:-48 4:110 5:-32 6:-55 7:-53
pin 2:-59 3:17 4:-38 5:-50 7:-28
pinch 0:-23 1:-41 2:16 3:-37 5:-29 7:-36
pine 1:-25 2:-18
ping 0:-20 1:-16 2:-18 4:-21 5:32 6:-36 7:-21
pink 0:20 1:-18 2:-23 3:-23 4:-18 5:-33 6:16 7:-20
pinky 1:-20 4:-19 6:23
pinpoint 6:-17
pioj
pipe 0:-29 2:-21 4:-18 6:-16 7:23
piscin 1:-22 2:-31 3:-28 4:-21 7:-20
piso 1:-36 3:-39 5:-30 6:22 7:-43
piss 0:-21 1:-17 2:-17 3:-20 4:-19 5:-25 6:20
pist 4:-21 6:18
pistol 0:-36 1:23 2:-39 3:-17 4:-47 6:32 7:-47
pit 0:16 1:-23 2:-25 3:-30 5:-24 6:-35 7:18
pitbull 1:-16 3:-15 4:-16 6:-16 7:17
pitch 0:-20
pizc 1:-17 2:-18 3:-22 4:18 6:-17 7:-16
pizz 0:-24 1:-28 2:-25 4:-41 5:19 6:-27 7:-44
plac 0:-31 1:-40 2:-15 3:-33 6:-30 7:39
placement 0:-30 1:-24 3:-19 5:-23 7:28
placent 0:39 1:-34 2:-32 3:-33 4:-27 5:-25 6:-31 7:-31
plan 0:-39 1:44 2:-40 3:-22 4:-46 5:-29 7:-24
planch 0:-30 1:-25 2:30 3:-16 4:-19 5:-15 7:-29
planet 3:-15 4:-15 5:-15 6:-16 7:21
plank 2:19 4:-27 6:-24
plant 1:16 2:-36 3:-44 4:32 5:-29 6:-20 7:-51
plastic 2:-24
plat 0:-32 1:-39 3:-38 5:17 7:-53
platform 0:-25 1:28 2:-22 3:-30 4:-22 5:-23 6:-38
platic 1:20 3:-21 5:-16 6:-28 7:-21
play 0:-23 2:40 4:-57 5:-18 7:-32
playdat 2:-22 3:21 4:-19 6:-23
playground 0:-23 1:-25 2:-24 3:-30 4:-21 5:20 6:-30
playlist 1:-16 3:-21 4:-16 5:24 6:-24
playstation 0:-17 5:-18 6:-25
plaz 2:-25 3:-22 4:17 7:-23
pleas 1:22 3:-40 4:-43 5:-53 7:-19
pledg 0:20 1:-16 3:-16 4:-15 5:-19 7:-21
plenty 0:-34 1:-19 2:-31 4:-22 5:-24 6:24 7:-27
plot 3:-20
plug 0:-25 1:-21 3:-26 5:-21
plumb 0:-27 1:-25 3:21 4:-33 5:-32 7:-29
plus 2:-26 3:-15 4:-24 5:-19 6:-25
pm 1:-25 2:-30 3:-18 4:-26 5:-25 6:-25 7:36
po 2:-31 3:18 4:-21 5:-15
pobr 1:21 2:-23 3:-17 4:-18 6:-18 7:-15
pocket 0:-15 1:-25 3:-34 4:29 5:-17 6:-32 7:-31
pod 0:20 1:-22 2:-15 3:-19 4:-20 7:-24
podcast 1:-18 2:-16 3:-15 4:-15 5:22 6:-19
podem 0:18 1:-28 2:-18 3:-30 5:-21 6:-26 7:-27
poder 3:-21 4:21
podi 0:-27 6:18
podiam 1:-22 2:-24 3:-27 4:-16 7:22
poem 0:-17 1:25 2:-36 3:-24 4:-16 6:-25 7:-36
point 0:-49 1:39 2:-24 3:-47 5:-44 7:-51
pointless 1:23 2:-21 4:-30 6:-19
poison 0:50 2:-31 3:-24 4:-28 5:-33 6:-36 7:-28
pok 0:-30 1:-32 2:-23 3:-29 4:-20 5:-23 6:33 7:-18
poke 0:17 5:-18
poker 0:-21 1:-26 4:23 5:-22 7:-21
pol 4:21 6:-19 7:-15
polaris 1:-19 2:-20 3:-17 4:26 6:-20
polaroid 5:22 6:-20 7:-16
pole 0:-23 1:27 3:-27 4:-19 6:-30 7:-21
polic 1:-32 7:16
polici 0:-24 1:-39 2:-24 3:21 4:-29 5:-35 6:21 7:-29
policial 2:-20 6:15
policy 1:21 3:-19 5:-16 6:-21
polish 6:-20
poller 0:-23 1:-18 2:-27 4:39 5:-32 6:-36 7:-24
poly 0:-15 4:-16 5:-21 7:-17
polygamy 0:-16 1:-17 2:-15 3:-16 4:-16 5:-16 6:22
pompis 0:-23 1:-22 3:21 5:-17 6:-21 7:-18
pon 5:-16
pond 1:-23 2:-16 3:-26 6:27 7:-28
pone 0:-42 1:-44 3:-45 6:29 7:-25
ponen 0:-18 1:-17 2:27 3:-37 5:-20 6:-22 7:-34
ponytail 1:-17 2:-23 3:-21 4:-18 6:28 7:-16
pool 0:28 1:-31 2:-21 3:21 4:-30 5:-27 6:-52 7:-33
poop 0:-21 2:23 4:-21 6:-21
pop 1:-41 3:-40 4:-38 7:-35
poppin 0:-19 4:-23 5:21 6:20
por 4:17
porch 1:-31 3:-49 4:-40 5:33 6:-32 7:39
porn 0:-23 1:-24 2:22 3:-41 6:-36 7:-21
pornhub 1:-18 2:-16 3:-24 4:-24 5:27 6:-23
pornografi 0:-16 1:-18 2:20 3:-19 5:-15 6:-19
porqu 0:-30 1:-22 2:-17 3:19
port 1:-27 3:-28 4:-20 6:-40
portapotty 0:-20 1:-17 2:-25 3:17 4:-19 5:-19 6:-20
portatil 1:-15 3:-20 5:-22 7:19
porter 0:-19 1:-27 3:-20 4:-16 5:20 6:-23
porton 0:15 3:-26 5:-15 7:-16
pos 0:-17 1:-21 2:-31 3:-20 4:-20 6:-22 7:20
pose 0:-21 2:-24 3:21 4:-22 5:-29 6:-15
posion 1:-19 3:-16 4:-15 7:-15
position 1:-22 2:-18 3:25 4:-16 5:-23 6:-31 7:-16
positiv 0:17 6:-18 7:-16
possess 0:-18 1:-19 2:25 3:-16 4:-20 5:-20 6:-22 7:-19
possession 1:-17 5:-17 6:-16 7:19
post 0:-28 1:28 2:-44 4:30 7:-28
postal 0:-21 5:-27 6:23
postcard 0:-18 1:-20 3:-25 4:-27 5:19 6:-19 7:-18
postin 1:-17 2:-20 4:-22 5:29 6:-23 7:-16
postnatal 1:20 6:-23
postnup 0:-26 1:-27 2:-25 3:-18 4:-26 6:19
postpartum 1:26 2:-37 3:-34 4:-27 5:-30 6:-23
pot 0:-17 1:-16 3:-16
potat 1:-17 7:-17
pote 0:15 1:-17 2:-15 3:-17 4:-16
potty 0:-21 2:22 3:-28 4:-19 5:-25 6:-27 7:27
pouch 2:-15 5:-16 7:-21
pound 0:28 1:-22 2:-32 3:-19 4:-23 5:-16 7:-29
poundin 0:18 4:-17 7:-15
pour 0:-18 1:-46 2:-50 3:-43 4:-32 5:-40 6:68 7:-45
pourin 0:-26 1:-18 2:-27 3:-22 5:-18 7:20
powd 2:26 3:-21 4:25 6:-17
power 1:-24 2:-30 3:-22 4:-27
pox
ppd 0:-19 6:-21
ppo 3:-16 4:-21 5:-23 6:17
pq 0:-21 4:-23
pr
practic 0:-32 4:-27 5:-42 6:26 7:-37
pray 0:-35 1:31 2:26 4:-34 5:-18 6:-53 7:-29
prea 1:-17 2:-20 3:25 5:-22 6:-17
preach 0:-21 1:-24 2:33 3:-23 5:-33 6:-38 7:-32
precisely 0:-21 1:25 2:-17 3:-18 4:-17 5:-20 6:-16
preclampsi 0:17 1:-18
predator 0:-26 1:-24 2:30 3:-24 4:-28 5:-26 6:-18
preemi 0:33 1:-26 2:-19 3:-25 4:-35 5:-31 6:-34
pref 1:17 6:-22 7:-15
prefier 1:18 2:-16 3:-17 7:-28
pregnancy 1:-54 2:-26 3:-17 4:-23 5:-24 6:43
pregnant 1:-38 4:-24 5:-31
pregunt 0:-32 2:-39 3:-19 4:-33 5:19 6:-16 7:-34
prekind 0:-18 3:-17 6:-22
prematur 0:23 2:-19 4:-19 6:-24 7:-24
premi 1:-20 2:-26 3:-27 4:-29 6:-22 7:19
pren 1:-20 3:15 5:-20 6:-22 7:-23
prenatal 0:-17 1:-15 2:-23 3:-21 4:-22 5:-15 6:27 7:-18
prend 0:-19 1:16 2:-29 3:-32 6:-29
pres 4:-21 6:18
preschool 0:-28 1:-28 2:21 3:-25 5:22 6:-44
presion 0:33 1:-35 2:-29 3:-30 5:-17 7:-21
press 2:-33 3:30 4:-36 5:-39 7:-24
pressin 2:-22 3:-25 4:-24 5:-24 6:22
pressur 0:22 1:-21 2:-35 3:42 4:-46 5:-42 7:-26
prest 0:-33 1:-21 2:-21 3:-23 4:32 5:-25 6:-25
pretend 0:-19 1:-47 2:22 4:-51 5:27 6:-21 7:-24
pretendin 1:-16 4:-17 5:-21 6:-15 7:19
pretty 1:-19 2:-22 3:-20 5:-21 6:15 7:-19
prevencion 1:19 2:-16 6:-15 7:-15
prevention 0:-23 4:-18 5:-18 6:-26
pric 0:-20 2:-24 3:-36 4:29 5:-44 6:-25 7:-31
priest 0:-18 1:-42 3:19 4:-28 5:-31 6:-31 7:-31
prim 1:-20 3:20 5:-24 6:-50
primer 1:-19 3:-23 5:-21 6:-26
principal 1:-24 2:40 3:-30 4:-22 5:-22 6:-31 7:-17
print 0:-40 1:-28 2:26 3:-23 4:-28 5:36 6:-51 7:-18
prision 0:-22 1:-24 2:-27 3:19 4:-17 6:-24 7:-15
prison 0:-29 1:-23 7:-37
priv 0:-19 2:-22 3:-16 4:-17 5:15 6:-29 7:-15
privat 0:-35 1:-17 2:20 4:-31 5:28 6:-52 7:-29
prob 0:-22 1:-27 2:-22 3:-19 4:-22 5:-17 6:-18 7:26
probation 1:-16 4:-19 5:-16
problem 2:-17 3:20 4:-36 5:-20 7:-24
process 3:-19 4:-16 6:-23
processor 1:-15 2:-23 3:-19 4:-18 6:17
prod 0:-24 1:-21 2:-21 3:-20 6:26
produc 3:15 4:-15
product 1:-22 4:-16 6:22 7:-16
prof 0:-22 1:-29 2:20 3:-23 4:-27 6:-26 7:-17
profesor 1:-20 2:-19 3:22 4:-18 6:-15 7:-19
professor 1:-27 2:-26 3:38 4:-20 6:-31 7:-20
profil 1:-22 2:-24 3:-34 4:-36 5:29 6:-33 7:-19
profund 0:25 1:-26 4:-17 6:-16
program 0:-27 1:-35 3:-38 4:20 6:-36
prohib 0:-24 1:-23 2:17 3:-26 4:-29 5:-28 7:-28
prohibi 0:-20 3:-16
project 1:-29 2:-32 3:-29 4:-18 5:-24 6:32
prom 0:-34 1:18 2:-44 3:26 4:-34 5:-38 7:-36
promet 0:-17 3:-29 4:24 5:-20 6:-29
prometi 0:-26 1:27 4:-18 6:-26
promis 0:-31 3:-47 4:22 7:-53
pront 1:23 5:-18 6:-21
proof 0:-19 1:-22 3:16 4:-19 6:-44
prop 2:17 6:-20
propan 1:-24 2:-41 4:-30 5:-33
propas 0:-15 1:-20 2:24 4:-23 7:-15
property 0:-20 1:-20 2:-19 3:-26 5:-24 7:-21
propi 0:-16 1:30 2:-25 3:-21 4:-25 5:-38 7:-32
propiedad 1:-17 2:-25 3:-35 4:28 5:-19 6:-17
propin 3:-18 4:20 6:-22 7:-25
proposit 1:28 2:-27 3:-27 4:-19 5:-24 7:-21
prosecut
prosecutor 1:-24 2:-27 3:-18 4:-16 5:-21 6:25 7:-20
prostibul 0:-24 2:-31 3:-20 4:30 5:-26 6:-18 7:-19
prostitu 0:-16 1:-17 2:-22 3:-29 4:38 5:-24 6:-29 7:-16
prostitucion 0:-24 1:-22 2:-23 3:-26 4:40 5:-30 6:-32 7:-24
prostitut 0:-31 1:-31 2:-27 3:-30 4:45 5:-30 7:-25
prostitution 1:-33 3:-53 4:56 5:-32 6:-47 7:-32
prostituy 0:-24 1:-15 3:-21 4:22 5:-17 6:-26 7:-20
proteccion 5:-16 6:17
protect 1:-24 3:-27 4:-25 7:-27
protection 0:-18 1:-15 3:-27 4:-22 5:-16 6:28
protectiv 0:-24 1:-32 2:-18 3:-30 4:-34 6:35 7:-19
proteg 1:-17 3:-20
proud 0:-18 1:-22 3:-21 6:19
prov 0:-18 1:-32 3:-31 4:-20 5:-26 6:30
providenc
proxenet 0:-16 1:-17 2:-15 3:-15 4:25 5:-15 6:-17
proxim 0:-16 1:-24 4:-21 5:17 6:24
prueb 0:-16 1:-23 2:-17 4:-15 5:19 7:-17
ps5 0:-24 1:23 2:-17 4:-20 5:-23 6:-23
psicologic 0:-16 2:-27 3:-25 6:25
psicologicament 3:-15
psiquiatric 2:-25 3:16 7:-23
psych 0:-38 1:26 2:-28 3:-28 4:-24 5:-38
psychological 2:-20 3:-22
psychosis 0:-31 1:-17 2:-21 3:-18 5:-15
pt 1:18 2:-15 3:-27 5:-16 6:17 7:-28
pta 0:-19 1:-33 2:-21 3:-19 4:-18 5:22 6:-18
pto 1:-23 7:-18
ptsd 0:-25 2:-26 7:-28
public 0:-28 2:-25 4:-26 5:31 7:-20
pude 1:23 3:-15 6:-24
puebl 0:-21 2:-15 3:-20 4:15 5:-17 7:-18
pued 2:-30 4:23 7:-27
puent 0:-30 1:34 2:-34 3:-28 4:-32 5:-28 6:-42
puert 0:-33 1:-16 2:-23 3:-37 4:-35 5:39 6:21 7:-32
puest 0:-15 1:-32 2:-26 3:-17 4:-28 5:24 6:-20
puff 0:19 1:-21 5:-16
puk 0:23 1:-20 2:-21 3:-30 6:-18
pukin 0:19 1:-22 2:-19 3:-16 4:-22 7:-21
pul 0:16 3:24 4:-46 5:-30 7:-39
pull 1:-26 2:18 5:-19 7:-34
pullin 0:-20 2:25 3:-24 4:-29 5:-27 6:-18 7:-20
pulmon 0:17 1:-19 3:-17 4:-15 5:-18 6:-15 7:-17
puls 0:72 1:-42 2:-57 3:-50 4:-25 5:-40 6:-49 7:-33
pump 0:38 1:-34 2:-17 4:-22 5:-20 6:-44 7:-23
pumpin 0:23 1:-21 3:-21 6:-19 7:-22
punch 0:-28 3:-49 4:-32 5:-44 6:42 7:-40
punetaz 0:-26 1:-24 5:-15 6:21 7:-18
punish 0:-28 2:26 3:-34 4:-40 5:-39 6:21 7:-30
punishment 0:-30 1:-30 2:34 3:-27 4:-35 5:-37 7:-34
puno 0:-34 2:-18 3:-24 4:-19 5:-20 6:21
punt 3:-18 4:-16 6:23
puntit 0:-15 1:-17 3:-21 4:-17 5:-28 6:25
pupil 0:31 3:-26 4:-24 5:-24 6:-43 7:-21
puppy 0:-26 1:-35 2:-26 3:-31 4:-22 5:-23 6:36 7:-25
pura 2:-24 3:-16
purpel 0:19 7:-15
purpl 0:50 1:-38 2:-15 3:-34 4:-32 5:-29 6:-34 7:-27
purpos 1:51 2:-21 3:-47 4:-30 7:-34
purposely 0:-35 1:42 2:-26 3:-23 4:-15 5:-15 6:-34
purs 0:-33 1:-42 2:-49 3:-45 7:19
pus 0:-21 1:-28 6:-25 7:-31
puse 0:-15 2:-21 5:-26
push 1:-55 2:-43 4:-41 5:-50 6:28 7:-24
pushup 0:-18 1:-19 2:-15 3:-18 4:-19 5:-20 6:17
puso 1:-32 2:-43
put 0:-28 7:24
puta 2:19 4:-20 6:-19 7:-16
pute
puttin 0:-23 1:-25 2:-18 3:-21 4:-21 5:-19 6:19
quarry 0:-33 1:19 2:-16 3:19 4:-22 5:-19 6:-32 7:-29
quartzsit 1:-17 2:-17 4:-19 6:22 7:-27
que 0:-19
quebr 0:-26 1:-33 2:-26 3:-26 4:-24 5:-39 6:41 7:-24
qued 2:-46 4:18 5:-16 6:-51 7:20
quedam 0:-19 1:-27 2:-34 3:-31 4:-25 5:-20 6:-29 7:19
quedarn 0:-16 2:-21 5:-18 7:20
queen 0:-17 3:-28 4:21 5:-16 7:-17
queer 4:-18
quejam 3:-16 6:-19
quem 1:-34 2:19 3:-34 4:-37 5:-36 7:-33
quemadur 2:20 3:-22 5:-16 6:-23
quer 0:-19 1:26 3:17 4:-19 6:-24 7:-26
queri 0:-30 1:-22 2:-30 3:26 4:-17 5:-25 7:-29
question 0:-29 2:-19 3:-32 4:-35 5:26 7:-28
quick 0:17 2:-30 4:-32 6:-40 7:-24
quiebr 0:-24 1:-25 2:-23 5:-35 6:29
quien 2:19 3:-34 6:-52 7:27
quier 0:-34 1:36 2:-26 5:-29 7:-26
quiet 4:-36 5:-37 6:16 7:-38
quietly 1:-18 2:-21 3:-26 5:-20 6:24
quij 0:21 2:-20 4:-16 6:-23
quinc 0:-18 1:-19 2:-17 3:19 4:-19 5:-17 6:-19 7:-17
quinceaner 0:-19 1:-22 2:-26 3:24 4:-19 5:-20 6:-23 7:-17
quis 0:-39 1:29 2:-40 4:-44 5:-35 7:-32
quisier 0:-26 1:36 2:-24 4:-23 5:-31 6:-36
quit 0:-18 2:-43 3:-24 4:26 7:-20
quiz 1:-25 2:17 4:-17 5:-20 6:-30 7:-25
quizz 2:-23 3:-20 4:-25 5:-22 6:22
quot 0:-27 1:-44 2:-53 3:-29 4:53 6:-60 7:-34
quran 0:-20 2:24 3:-26 4:-17 5:-19 6:-25
ra 0:-26 2:-32 4:-21 5:-20 7:-40
rabbi 1:-17 2:-17 3:-30 4:-19 6:23
rabbit 2:-24 6:22
rac 0:16 1:-21
rack 0:-18 1:-19 2:19 3:-18 4:-20 6:23 7:-18
radi 0:-23 1:-18 3:-17 7:-28
radiator 0:-17 1:-28 3:-18 4:-20 6:16 7:-17
raft 0:-18 1:25 2:-22 4:-16 5:-19 6:-20 7:-16
rage 1:-22 3:-26 4:-20 5:-31 6:27 7:-31
raid 0:18 1:-19 2:-25 3:-30 4:-19 5:-22 7:-15
rail 1:23 3:-35 4:-22 5:-27
rain 0:-36 1:-46 2:-39 3:-45 4:-32 5:-32 6:-47 7:52
rainin 0:-21 1:-24 2:-22 3:-26 4:-28 5:-17 6:-23 7:22
rainn 1:-16 2:-22 3:26 4:-17 5:-22
rais 0:-31 1:-28 3:-34 5:-33
rait 0:-18 2:-22 5:-20 6:-23 7:-17
raja 0:-25 1:22 2:-21 3:-20 5:-21 6:-23
rajo 1:-20 2:-19 3:-16 5:-17 6:-18
rake 1:-16 2:-26 4:-26 6:22 7:-20
raleigh 5:-18 6:17
ramen 0:-23 2:-32 6:25
ramp 0:-18 1:33 2:-30 3:-20 4:-20 5:-31 6:-33
ran 0:-23 1:-32 5:-16
ranch 0:-25 2:-17 3:-36 4:46 5:-27 6:-33 7:-34
rand 0:-24 1:-16 2:-18 3:-17 4:-25 5:24 7:-17
random 0:-21 1:-29 2:-21 3:-27 4:-32 5:28 6:-28 7:-29
rang 0:-16 3:-22 4:-16 5:23 6:-22
rank 2:-31 4:-19
ransom 1:-19 2:-18 3:-30 4:27 5:-21 6:-28 7:-21
rap 0:-34 1:-42 2:-21 3:111 4:-64 5:-63 6:-67 7:-52
rape 0:-30 1:-55 2:-35 3:91 4:-41 5:-33 6:-66 7:-39
rapist 0:-28 1:-35 2:-36 3:63 4:-36 5:-35 6:-41 7:-25
rara 1:-25 2:-16 3:-22 4:-15 5:23 6:-16 7:-24
raro 1:-22 3:-31 4:-17 6:-16 7:-18
rash 1:-38 2:35 4:-29 5:-30 6:-31 7:-39
rasp 0:-18 1:20 6:-23 7:-17
rastr 0:-24 1:-31 2:-34 3:-19 5:40 6:-37 7:-21
rastreador 0:-19 1:-17 2:-20 3:-24 4:-26 5:25 6:-24 7:-23
rat 0:36 1:-32 2:-28 3:-27 4:-23 6:-37 7:-21
rata 1:-25 3:-27 4:-15 5:-26 7:-26
rate 1:-17 3:-17 4:23 5:-21 6:-21 7:-18
rath 0:-23 1:36 2:-21 4:-21 5:-28 6:-26
ratit 1:-35 2:-28 3:-23 4:17 5:-26
rato 0:18 2:-29 3:-21 4:-31 5:24 6:-20 7:-16
rattl 0:44 1:-46 2:-23 3:-26 4:-30 5:-37 6:-38 7:-20
rattlesnak 0:38 1:-27 2:-27 3:-25 5:-17 6:-34 7:-22
rave 1:-16 2:-17 5:-21 6:-26 7:-17
raw 2:19 4:-17 5:-21 6:-26 7:-22
rawdog 0:-21 1:-19 2:-21 3:26 4:-20 5:-22 6:-26 7:-17
raya 0:-25 1:19 2:-19 3:-19 6:-16
rayo 0:26 2:-19 3:-23 4:-16 5:-18 6:-24
razon 1:21 4:-16 5:-22 6:-20
razor 0:-38 1:63 2:-20 3:-30 4:-38 5:-46 6:-58 7:-38
reaccion 0:39 1:-41 2:-32 3:-36 4:-19 5:-24 6:-19 7:-33
reach 0:-28 2:-32 7:-40
reaction 0:16
read 0:-34 1:-36 2:-16 5:32 7:-27
ready 0:-32 1:49 2:-41 3:-39 4:-19 5:-34 6:-20 7:-36
real 3:-43 6:-43
realiz 0:-17 4:-16
really 0:-25 2:-29 5:-25 7:-33
realtor 1:-19 3:22 4:-19 6:-32
rear 2:-18 3:-18 5:20 6:-21
rearrang 0:-16 1:-25 2:-16 3:-20 4:-19 5:35 6:-28 7:-26
reason 0:-43 1:49 2:-40 3:-31 4:-39 5:-40 7:-45
recall 0:-19 1:-19 3:25 5:-23 6:-20
receipt 0:-31 1:-30 2:-24 3:-30 4:-42 5:-35 6:40 7:-33
reception 1:-21 2:-22 3:-20 4:-21 5:20 6:-29 7:-15
receptionist 0:-17 1:-19 2:-25 3:-22 4:-16 5:27 6:-25 7:-27
recess 1:-16 2:-31 3:-31 4:-24 5:30 6:-34 7:-18
rechaz 1:24 2:-19 3:-21 6:-24 7:-17
reci 0:18 2:-34 3:-36 5:-25 6:-27
recib 0:-29 1:-30 2:-34 3:-28 4:-30 5:25 7:17
recibi 0:-16 4:-16 6:-15 7:17
recit 1:-17 2:-16 3:-16 5:17 6:-27
reckless 1:-18 3:-16 4:25 6:-22
reckon 0:-23 1:-22 4:-17 6:22
reclam 2:-16 4:-21
reclin 0:17 1:-24 2:-31 3:-31 4:-19 5:-20
reclut 1:-21 2:17 3:-18 4:16 6:-16
recog 1:-21 2:-17 5:-18 6:-17
recogniz 3:19 5:-20 7:-15
reconoc 0:17 1:-16 3:-17 5:-19
reconosc 0:-16 2:-17 3:-18 5:16 6:-21 7:-28
record 0:-26 2:-28 3:30 7:-29
recordin 0:-21 1:-21 2:28 3:-16 5:25 6:-26
recovery 1:-25 2:-29 3:-25 4:-17
recruit 0:-37 1:-41 2:-47 4:67 5:-28 6:-56 7:-56
recuerd 0:-16 1:-20 2:-20 3:22 5:-16 6:-23
recurs 0:-15 1:-20 2:-21 5:-20 6:-20 7:18
red 1:-31 2:-37 3:-34 6:-19 7:39
reddit 1:24 4:-15 5:-29
redond 0:17 1:-16 2:-16 3:-20 4:-16
refer 1:-25 2:-19
refill 0:-21 1:22 2:-18 6:-22
reflection 3:-17 4:-26 5:28 6:-31 7:-18
refri 0:-18 1:-23 2:26 3:-23 4:-19 5:-23 7:-19
refug 0:-31 1:-25 2:-17 3:-26 4:-29 5:-19 6:21 7:21
refugi 0:-37 1:-19 2:-32 3:-16 4:-28 5:-35 7:30
refund 2:-22 3:-23 4:-27 5:-36
refus 0:-29 2:-25 5:-25
regader 0:-18 1:-17 2:24 3:-21 4:-20 5:-17 6:-19 7:-15
regal 1:26 2:-31 3:-34 6:-30 7:-21
regist 0:-18 3:-16 4:-17 5:24
register 0:-21 1:-19 2:28 3:-25 4:-33 5:-19 6:-18 7:-23
registry 0:-24 2:26 3:-31 4:-33 5:-36 6:-27 7:17
regres 0:-25 1:-32 5:-39 7:-29
regret 1:22 2:-24 3:-27 4:-30 5:-30 7:-23
regul 0:-16 3:-31 5:25 6:-33 7:-22
rehab 2:-45 4:-31 5:-40 6:-26
rehe 0:-30 1:20 2:-15 3:-24 5:-31 7:-22
rehears 1:19 3:-19 5:-29 6:-26
rehom 1:21 4:-28 6:-17
reja 1:-22 2:-23 4:-17 5:16
reject 3:-17 5:18 6:-21 7:-17
relacion 0:-20 1:-23 2:-28 3:27 4:-39 5:-21 6:-17 7:-19
relaps 0:-30 1:40 2:-29 3:-33 4:-42 5:-27 6:-39
relat 0:-20 1:-21 2:-22 3:-22 4:-16 5:-23 6:24 7:-26
relationship 0:-33 1:-31 2:-26 3:-27 4:-25 5:-24 6:39 7:-33
relativ 0:-27 1:18 2:-20 4:-15 5:-19 6:-22
relax
relay 1:-26 2:-26 3:-22
releas 0:-18 3:-33 5:18 6:-32 7:20
relief 1:-18 6:-16
reliev 0:-24 2:-28 3:-23 4:-27 5:-19 6:18 7:-15
religion 1:-21 2:-22 3:-21 5:21 6:-22 7:-18
religious 0:-19 3:-23
relocation 4:-15
rememb 0:-38 1:-47 3:50 4:-31 5:-17 6:-51 7:-37
remind 1:-17 3:-19 6:25 7:-16
remot 0:-28 1:-27 2:-26 3:-35 4:-24 5:21 7:-26
remov 0:-30 2:-29 4:-24 6:-17
removal
renam 0:-16 1:-21 2:-16 3:-18 4:26 6:-27
renegad 5:-22 6:-17
reno 0:-15 2:-16 4:-21 7:19
rent 0:-23 1:-36 2:-27 3:-20 4:55 6:-57
rental 0:-31 1:-30 2:-30 3:-40 4:-17 6:-47 7:30
renunci 0:-16 3:-20 4:34 5:-17 6:-33 7:-18
rep 0:-19 3:-17 6:-21 7:-18
repa 1:-20 2:-16 3:20 4:-20 5:-19 7:-17
repairm 0:-17 1:-18 2:-19 3:22 5:-19 6:-26 7:-15
repartidor 1:-17 2:-20 6:-18
repeat 0:-26 1:-22 3:-23 4:-16 5:16
repeatedly 0:-23 1:26 2:-22 4:-15 5:-18 6:-24 7:-16
repent 0:26 1:-25 2:-20 3:-27 6:-29 7:-15
repis 1:-18 3:-19 4:-22 5:-18 6:16
report 0:-34 1:-37 2:28 4:-17 6:-22 7:-28
repress 2:-21 3:20
reproductiv 3:-18 6:21
republic
request 0:-24 1:-21 2:-22 3:-21 4:-32 5:24 6:-20 7:-27
rescu 1:-17 2:-35 3:-17 4:24 5:-18 6:-29 7:-24
research 1:28 2:-17 3:-29 4:-15 5:-16 6:-30
reserv 0:-32 1:16 2:-25 4:-19 6:-32
reservation 0:-27 2:-28 5:-23 7:-27
residenci 0:-17 1:-33 3:-31 4:-34 5:-29 6:27 7:-25
resident 2:-26 3:22 4:-34 5:24 6:-38 7:-40
resourc 0:-17 2:-16 3:-18 6:24 7:-24
respet 5:19 6:23
respir 0:54 1:-47 2:-49 3:-40 4:-38 6:-20 7:-44
respiracion 0:18
respit 2:-24 3:-20 4:-17 5:-15 6:-19
respond 0:40 1:-22 2:-32 3:-30 4:-22 5:-16 6:-29 7:-26
rest 0:-40 2:-34 5:-30 7:22
restaurant 0:-26 1:-27 2:-31 4:44 6:-20 7:-59
restorant 2:-19 4:23 5:-23 6:-25 7:-19
restrain 0:-36 1:-34 3:-35 4:-38 5:19 7:-19
restreg 0:-27 1:-17 2:-24 3:23 4:-22 5:-22 7:-26
restriccion 0:-24 1:-24 2:-17 3:-16 4:-24 5:-28 6:26 7:-25
restrict 3:24 5:-26
restroom 2:-16 6:-23 7:17
result 2:-25 4:17
reten 1:-22 5:-18 7:-16
retir 0:-19 3:-25 6:-24
retirement 0:-31 1:17
retreat 1:-26 2:-18 3:23 6:-18
return 0:-25 3:-21 4:22 5:-32 6:-22 7:-25
reunion 1:-18 2:18 4:-30 5:-23 6:-24 7:-15
revent 0:18 1:-21 5:-19
revers 0:-16 1:-20 6:-20 7:21
review 0:-17
revis 0:-19 1:-24 2:-31 3:-33 4:-35 6:29 7:-29
revist 0:-16 1:-19 2:-18 4:20 5:-20 7:-17
revolv 0:-24 1:27 2:-21 3:-32 4:-27 5:-26 6:-20 7:-19
rez 0:-33 2:-33 3:-33 4:-31 5:-33 6:27 7:-22
rhod 6:17 7:-17
ri
rib 0:-24 1:-40 3:-34 4:-30 5:-44 6:43 7:-44
rice 0:-28 1:-28 3:-27 4:-38 5:-25 7:-28
rich 0:-17 1:-15 3:15 5:-17 6:-33 7:-20
richmond 1:-22 6:-23 7:18
rico 1:17 4:22 5:-28 6:-29 7:-15
rid 0:-30 1:-32 2:-30 3:-37 4:-23 6:-36 7:25
ride 0:-33 2:-20 5:-26 6:-24 7:23
rideshar 0:-16 2:-18 3:18 4:-21 5:-18 6:-16
ridg 0:-16 1:-18 2:-21 3:-18 4:-19 7:-17
ridin 0:-24 1:-32 2:-25 3:-25 4:-21 5:32 6:-31
rifl 1:30 2:-40 3:-50 4:-15 5:-44 6:23 7:-46
rig 0:-19 1:-19 2:-21 3:-28 4:-20 5:31 6:-29 7:-23
right 0:19 1:-38 2:-55 4:-30 6:24
rincon 1:-24 2:-16 3:-16 4:-17 5:-19 7:22
ring 0:-30 1:29 3:-23 4:-29 6:-15 7:-17
ringworm 1:-21 2:19 5:-21 6:-20 7:-20
rink 2:-18 3:-17 5:21
rio 2:-21 4:-26 5:-35 7:-30
rip 0:-35 1:-27 2:-46 4:-29 5:-38 7:-47
ris 1:-27 2:-30 4:-22 5:-18 6:-27
risk 1:22 6:-25
rist 0:-23 1:22 3:-20 4:-20 5:-17 6:-18
rite 0:-18 1:-17 2:-18 3:-15 4:-19 6:-21 7:21
river 0:-37 1:29 2:-32 3:-45 4:-22 5:-33 6:-42 7:41
rly 1:-18 2:-26 3:-22 4:-22 5:-21 6:19 7:-21
roach 0:-19 1:-20 2:25 4:-15 7:-24
road 4:-41 7:-25
rob 3:-17 5:-17 6:-27 7:22
roba 1:-18 2:-26 3:-23 4:-20 5:-19 6:28 7:-19
roblox 0:-25 1:-27 2:33 3:-60 4:-49 5:-24 6:-34 7:-23
robot 0:-20 1:-29 2:-30 4:-29 5:-27 6:24
rock 0:26 1:16 2:-30 3:-32 5:-31 6:-31 7:-29
rod 2:18 3:-20 4:-27 5:-20 6:-31
rode 0:-21 2:-15 3:18 4:-28 6:-44
rodil 0:-18 1:-15 2:-24 3:-18 4:-17 5:-21 6:22
rodo 0:23 1:-18 2:-24 3:-17 7:-19
roja 0:-18 2:-19 3:-23 5:22 6:-19
rol 0:44 1:-32 2:-31 3:-30 4:-26 5:-28 6:-29 7:-39
roll 1:-21 2:-15 3:-25 5:19 6:-37
rollin 0:17 1:-16 2:-19 4:-20 6:-21
romanc 2:-18 5:21 6:-19
rome 0:-18 1:-27 2:-22 3:-19 4:30 5:-23 6:-27
romp 0:-35 1:-36 3:-35 4:-24 5:-35 6:29 7:-28
rompi 0:-36 1:-35 2:-48 3:-35 5:-40 6:52
ronc 0:37 1:-33 2:-16 3:-42 4:-25 5:-29 6:-22 7:-21
rond 0:-17 1:-19 2:-30 3:-29 4:-23 5:36 7:-38
roof 1:21 2:-20 3:-47 5:-32 6:-61 7:28
roofi 0:-34 1:-38 2:-29 3:49 4:-37 5:-37 6:-33 7:-35
room 0:-17 1:-25 3:17 5:-26
roomat 2:-30 5:-29 7:-40
roomi 2:-35 4:-16 5:-35 6:-27
roommat 1:16 2:-36 4:-31 7:17
root 0:-17 1:-20 4:-27 5:-26 7:-19
ropa 0:-28 1:-39 2:-23 3:19 4:-35
rope 0:-43 1:74 3:-41 4:-50 5:-58 6:-63 7:-43
rosary 0:-19 1:26 2:-22 3:-18 5:-17 6:-25 7:-22
rose 0:-24 1:-38 3:-21 4:-27 5:44 6:-34 7:-42
rot 2:27 3:-39 4:-34 5:-36 7:-29
rota 0:-22 2:22 7:-22
roto 0:-17 1:-22 2:25 3:-19 4:-20 5:-26 6:-19
roug 2:-17 4:-15 6:16
rough 0:-25 1:-33 3:-34 4:-30 5:-30
roulet 1:23 2:-22 3:-17 4:-16 6:-24
round 2:-18 3:-38 4:-26 6:19
rous 0:32 1:-30 2:-29 3:-29 4:-20 5:-17 6:-35 7:-16
rout 0:-29 1:-35 2:-38 3:-32 4:-38 5:39 7:-18
row 0:-22 1:-20 2:-25 3:-31 4:-31
rsv 0:19 6:-25
rt 0:-21 1:-21 2:20 5:-24 6:-21 7:-18
rub 0:-27 1:-50 3:46 4:-51 5:-46 6:-29 7:-31
rued 1:-17 2:-21 3:-18 4:-19 5:-19 6:-22 7:23
ruff 0:-23 2:21 3:-24 4:-19 6:-23
rug 1:-17 2:-26 3:23 4:15 5:-27 6:-29
ruid 0:16 1:-18 2:-24 3:-28 4:-20 5:-24 6:17 7:-18
ruin 0:-23 1:-20 2:-38 4:-34 5:-34 6:20 7:-34
rule 0:-23 1:-26 2:-37 3:-19 5:-21 6:33
ruler 1:-16 2:22 6:-18 7:-19
rumb 1:-21 2:-22 5:-17 6:-19 7:17
run 1:-23 2:-44 3:-53 6:28 7:-19
runaway 0:-21 1:-23 2:23 3:-22 5:-24 6:-31 7:27
runnin 1:22 2:-30 3:-34 4:-19 5:-25 6:-23 7:-26
rural 0:-33 1:-18 3:-26 4:-17 5:-33
rush 2:-22 3:-23 5:23 6:-20 7:-19
russi 2:-27 3:-28
rv 1:-29 2:-19 3:-32 4:-18 7:18
sa 1:-19 3:28 4:-18 5:-18 6:-36
saban 0:-21 1:19 4:-16 6:-23
sabe 0:-33 1:-42 3:-41 4:-24 5:50 7:-42
saben 5:19 6:-25 7:-17
saber 0:-16 1:-21 2:-18 3:-35 4:-34 5:39 6:-31 7:-26
sabi 1:-25 3:-15 4:-15 6:18
sabotag 0:-27 1:-27 2:-26 3:-23 4:-26 6:34 7:-16
sac 1:-34 3:-16 4:-32 5:-37 6:-27 7:41
sacam 3:-17
sacan 0:-27 1:-34 2:-17 3:-21 4:-22 5:23 6:-26
sacapunt 0:-25 2:-16
sacar 0:-17 1:-20 2:22 3:-27 5:-19 7:-24
sack 0:-26 2:-19 4:-16 5:25 6:-25
saco 0:-24 1:-24 2:-39 3:-32 4:-39 5:-30 7:44
sacrist 0:-17 2:24 3:-25 6:-18
sacud 0:-27 1:-27 2:17 3:-33 4:-15 5:-17
sacudi 0:-21 1:-17 2:20 4:-19 5:-18 6:-17 7:-25
sad 1:21 3:-20 4:-20 5:-18 6:-22 7:-15
safe 0:-36 1:-19 3:-25 5:-33 6:31
safehous 0:-16 1:-17 2:-15 3:-15 5:-15 6:22
safely 0:-30 1:-32 2:-15 3:-22 4:-35 5:-36 6:36 7:-45
safest 0:-21 1:-24 2:-20 3:-24 4:-17 5:-22 7:15
safety 1:-30 2:-21 3:-32 4:-23 5:-28 6:43 7:-17
safeword 0:-20 3:-23 4:-18 6:22 7:-18
said 0:-32 2:-24 3:22 7:17
sailor 0:-16 2:-20 5:17 6:-22 7:-19
saip
sal 2:-43 5:23
sala 0:-20 1:-35 2:19 3:-28 4:-32 5:-27 6:-23 7:24
salary 0:-19 1:-25 2:-27 3:-26 4:29 5:-31 7:-27
sale 0:23 1:-17 2:-38 3:-49 4:38 7:-47
salen 0:19 1:-20 3:-19 4:-21 5:-22 6:-19
salg 0:-35 1:-44 2:-42 3:-54
salgam 3:-19 4:21 5:-23 6:-18
sali 0:-33 1:-17 2:-38 4:-28 6:18 7:28
salim 0:-33 1:-22 2:-23 4:-22 5:-29 6:18
salin 0:-15 1:-17 2:-15 3:-17 6:16
salir 0:-38 1:-19 2:-30 3:-40 4:27 6:20 7:-27
salon 0:-23 2:-28 3:-30 4:30 5:23 6:-62 7:-46
salt 1:-17 2:-16 3:-15 4:-16 5:-18 6:20
salty 1:-20 3:22 6:-21
salvation 3:-20
samarit 0:17
same 0:-15 2:-22 4:-22 5:47 6:-36
samo 4:-19
san 1:-23 2:-27 3:-20 5:-27 6:-27 7:24
sand 0:-18 1:-28 2:-18 3:21 4:21 6:-35 7:-28
sandal 0:-22 1:-19 2:28 6:-27 7:-21
sane 0:-32 1:-30 2:-20 3:35 4:-22 5:-34 6:-22 7:-40
sangr 0:50 1:-40 2:17 3:-37 4:-38 5:-43 6:-23 7:-52
sanitiz 0:19 1:-32 2:-16 4:-15 6:-25
sank 1:-22 2:-19 4:-21 5:-17 6:-20 7:25
santer 2:-23 3:-16
sapr 1:-16 3:22 6:-20
saqu 1:-21 2:-27
sarc 0:-16 1:-15 2:-15 3:28 5:-26
sare 1:-21 3:-22 5:-18
sargent 0:-19 2:-23 3:16 4:-20 5:-18 6:-21 7:-17
sari 1:-16 2:-17 3:-18
sass 0:-20 1:-24 2:17 4:-16 6:-22
sat 0:-18 4:-38 5:-39 6:39 7:-34
saturday 0:-24 1:-40 3:18
sauc 0:-37 1:-21 2:41 3:-21 4:-24 5:-26 6:-39
saun 0:-23 3:36 4:-15 5:-30 6:-34 7:-29
sav 0:-37 1:42 2:-26 3:-31 4:-27 5:-36 6:-33 7:-33
save 1:-28 3:-34 4:-19 5:-30 6:16
savin 1:21 2:-23 3:-18 6:-23 7:-24
saw 0:-20 1:-46 3:-21 5:22 7:-40
say 0:-31 3:16
sayin 0:-21 1:-34 2:-30 5:24 6:-37 7:-32
scab 0:-18 4:-17 7:-16
scaird 0:-28 2:-21 4:-23 5:-17 6:27
scald 0:-25 1:-30 2:29 3:-25 4:-16 5:-19 7:-20
scalp 0:-22 1:-25 2:-19 3:-25 4:-21 5:-21 6:33 7:-17
scam 0:-21 1:-21 2:-28 3:-32 6:-34 7:25
scan 1:-17 2:-18 3:-16 4:-20 5:24 6:-22 7:-25
scar 3:-31 4:-29 5:-20 6:25 7:-20
scard 1:-34 2:-16 3:17 4:-22 5:-19 7:-15
scarf 2:-30 3:-40 4:-30 5:-25 6:22 7:-25
scary 0:-29 3:-25 4:-27 6:-30 7:-30
sch 1:-24 2:-26 3:-18 5:22 6:-23 7:-32
schedul 0:-29 2:-34 3:-47 5:20 6:-48 7:-39
scholarship 1:-16 3:-18 4:-18 5:-16
school 2:31 5:15 6:-21 7:-17
scienc 0:-18 1:-26 2:26 3:-24 6:-20
scissor 0:-34 2:-43 3:-45 4:-29 5:-29 6:30 7:-25
scoot 0:-15 1:-20 2:-16 3:-19 5:17 6:-25 7:15
scor 2:-19 3:-17 4:-20 6:25 7:-18
scout 0:-21 1:-24 2:21 5:-24 6:-31 7:-36
scratch 0:-29 1:34 2:-19 3:-28 4:-23 6:-36 7:-16
scratchy 0:-21 1:-23 2:-20 3:-17 5:-16 6:23 7:-16
scre 0:-33 1:-24 2:-24 3:-23 5:29
scream 1:-49 4:-45 5:-43 6:22 7:-49
screenshot 5:22 6:-30 7:-19
screw 2:23 6:-26 7:-17
scriptur 2:-25 3:-17 6:21
scrub 0:-27 1:-29 2:-21 4:43 5:-31 6:-36 7:-30
sd 6:21
se 0:34 1:32 6:-20 7:-18
search 0:-34 1:24 2:-44 3:-35 5:20 6:-35 7:-32
season 0:-20 1:21 2:-32 3:-25 7:-26
seasonal 0:-16 2:-18 3:-22 4:25 5:-21 6:-16 7:-27
seat 1:-43 3:-18 4:-42 7:-51
seatbelt 1:-26 2:-25 3:-28 4:-16 5:-25 6:20
seattl 0:-15 2:-17 3:-18 4:-20 6:-25
sec 0:31 1:-18 3:-22 4:-16 5:-25 6:-27 7:-23
second 1:-37 4:-36 6:17 7:-15
secret 0:-20 1:-40 2:42 4:-47 6:-31 7:-44
secretary 1:-23 2:-30 4:-20 6:22
secretly 0:-19 1:-18 2:-19 4:-29 6:-26 7:16
section 1:-16 2:-34 4:-27 6:-31 7:25
secuestr 3:-22 6:26
security 0:-23 1:-36 2:-56 3:-16
sed 1:-22 3:25 6:-23
sedat 0:-21 1:-20 2:-25 3:-16 4:-26 5:-19 6:17
see 0:21 3:-44 5:30 7:-39
seek 1:-15 3:-23 6:26 7:-17
seem 0:22 1:-28 2:21 4:-18 5:-23 6:-22 7:-19
seen 0:-29 1:-39 2:19 3:-37 5:29 6:-34 7:-39
segu 0:-32 1:41 2:-27 3:-34 4:-26 7:-33
segun 1:-17 2:-19 3:-17 5:-19 6:21 7:-15
segund 1:-16 2:15 3:-22 6:-20
segur 0:-29 1:-30 2:-23 4:-19 5:-31 6:31 7:-41
seguridad 0:-18 1:-30 3:-25 4:-19 5:-17 6:39 7:-17
seiz 0:48 1:-37 3:-46 4:-33 5:-28 6:-54 7:-22
seizur 0:37 1:-44 3:-43 4:-29 5:-36 7:-15
sel 0:-32 1:-34 2:-61 3:-44 4:58 5:-35 6:-36 7:-36
self 0:-26 1:54 2:-21 3:-21 4:-28 5:-25 6:-50 7:-23
selfharm 0:-15 1:23 2:-16 3:-16 4:-15 5:-16 6:-18
selfi 3:-16 4:-19 5:18 6:-19 7:-18
sell 0:-28 1:-48 3:-37 4:81 5:-45 6:-66 7:-33
sellin 2:-28 4:30 5:-24 6:-20 7:-19
seltz 0:-16 3:28 5:-19 6:-21
seman 0:-30 3:-41 7:17
send 1:-31 5:23 7:-20
sendin 2:-15 5:16 6:-27
senil 1:-24 2:-20 3:-16 4:-21 5:-20 6:26 7:-23
senior 0:-35 1:-37 2:18 3:29 4:-36 6:-29 7:-17
seno 0:-33 1:-25 2:-18 3:26 4:-18 5:-19 6:-24 7:-26
senor 1:-18 4:39 6:-41
sensei 2:25 3:-24 4:-17 6:-17
sent 0:-23 1:28 3:-29 4:-16 6:-38
sentenc 0:26 1:-19 2:-17 3:-17 5:-23 6:-30 7:-24
senti 0:-21 2:-27 3:23 4:-18 5:-23 6:-36 7:-16
sepa 1:-24 2:-37 3:-34 4:-40 5:31 7:-27
separ 1:-34 3:-25 4:-24 6:22
separat 0:-20 1:-22 2:-33 4:-24 6:20 7:21
separation 1:-30 6:28 7:-20
sepsis 0:32 3:-19 5:-16 6:-26 7:-23
septic 0:21 1:-18 2:-16 3:-16
ser 0:-24 2:-30 4:-21 5:-22
sera 2:-17
sergeant 0:-31 1:-39 2:-48 3:49 4:-41 5:-30 6:-36 7:-44
sergery 1:-22 2:-15 3:-20 6:-16 7:-21
seri 0:-16 1:-17 3:-20 4:23 6:-21
serious 0:-27 1:31 2:-28 3:-23 4:-24 7:-20
seriously 3:-19 5:18 6:-16 7:-15
seroquel 1:21 5:-17 6:-17
serv 0:-24 2:-33 5:26 7:-41
servant 0:-18 1:-19 2:-28 3:-24 5:-17 7:-24
servic 1:-39 3:-17 4:-30
servitud 0:-17 1:-16 2:-16 4:27 5:-16 6:-27
session 0:-18 1:-25 2:-27 3:28 4:-21 6:-22
set 0:-43 2:-39 3:-37 4:21 7:18
settlement 3:18 6:-25
seven 0:-19 1:-19 2:20 3:-31 4:-21 5:-21 6:-27
sevent 1:-17 2:-25 3:-17 4:-28 5:-23 6:27 7:-18
seventh 0:-16 1:-22 3:-16 5:-25 6:18 7:-20
seventy 1:-26 2:-18 5:-16 6:25 7:-16
sever 0:19 6:-22 7:-17
several 0:-18 3:21 4:-30 5:-18
sew 0:-27 1:-20 2:-20 3:-17 4:23 5:-24 7:-32
sewag 3:-17 6:-17 7:16
sewer 2:-22 7:24
sewerslid 0:-16 1:24 2:-16 3:-16 5:-16 6:-18
sewn 1:-29 2:-17 4:-16 5:20 6:-19
sex 0:-31 1:-41 3:50 5:-30 6:-41 7:-34
sexo 0:-16 1:-26 3:28 5:-27 7:-26
sext 0:-16 1:-17 5:-16 6:-19 7:-18
sextort 0:-17 2:26 4:-32 5:-29 6:-33
sextortion 0:-23 1:-25 3:-24 4:-29 5:21 6:-22 7:-30
sextraffick 0:-16 1:-16 2:-15 3:-15 4:25 5:-15 6:-18
sexual 0:-22 1:-27 3:47 5:-29 6:-53 7:-19
sexually 0:-32 1:-35 3:52 5:-35 6:-46 7:-31
sexualment 0:-28 1:-24 2:-25 3:40 5:-21 6:-38 7:-24
sexualy 0:-22 1:-22 3:22 4:-22 5:-27 6:-16 7:-27
sexy 0:-19 2:33 3:-29 4:-29 5:-23 6:-28 7:-20
sgt 0:-23 1:-21 6:-36 7:-27
sh 0:-26 1:42 2:-30 3:-22 4:-26 5:-21 6:-38 7:-20
shack 1:-17 2:-16 3:-22 4:-17 6:16 7:-22
shadow 0:-26 1:-23 2:-20 3:-20 4:-22 5:23 6:-24 7:-19
shak 2:27 4:-41 5:-47 6:-26 7:-36
shakin 0:30 1:-20 2:-22 3:-22 4:-20 5:-17 6:-19 7:-26
shaky 0:17 1:-21 2:-15 3:-18 4:-18 6:-16
shallow 0:-24 1:17 6:-17
sham 0:-24 2:-31 3:-17 4:-30 7:-27
shap 0:-27 1:-33 2:30 3:-25 4:-21 6:-22
shar 0:-31 1:-41 3:17 4:-39 5:25 7:-35
shark 1:-18 2:-24 3:-15 4:-19 5:26 6:-22
sharp 1:-23 3:-25 4:-19 5:-25 7:-18
sharpen 1:17 2:-19 4:-17
shatter 1:-18 2:-18 3:-21 4:-26 5:-17 6:25
shav 0:-26 1:-30 3:-34 5:-24 7:-25
she 0:26
shed 0:-29 1:-31
sheet 4:-37 5:-30 7:-23
shelf 3:-26 5:-29 7:-22
shell 0:-25 2:-43 3:-42 5:-23 7:-38
shelt 0:-36 1:-44 2:-47 3:-34 4:-33 5:-20 6:-17 7:66
sheltr
sherid
sherif 0:-18 6:-19 7:20
sheriff 0:-34 1:-40 2:-30 3:-42 4:-34 5:-39 7:42
shift 0:-22 1:-40 5:24
shin 1:-29 2:29 3:-35 4:-25 5:-21 6:-35 7:-22
ship 0:-20 1:-21 2:-33 4:-28 5:-23 7:20
shirt 0:-23 1:-22 3:26 4:-22 5:-32 6:-34 7:-36
shit 0:-21 4:-16 5:-25 6:-28 7:21
shiver 0:21 2:-16 4:-17 5:-26 6:-19
shock 0:50 1:-28 2:-33 3:-28 4:-29 5:-30 6:-40 7:-32
shoe 0:-29 1:-21 3:-24 5:-22 6:16 7:-27
shook 1:-33 2:61 3:-45 4:-31 5:-43 7:-37
shoot 1:20 2:-19 3:-49 4:-41 5:-47 7:-24
shop 0:-18 1:-36 2:-27 4:26 6:-38
short 0:-26 2:-44 4:17 5:-22 7:-23
shot 0:54 1:-16 2:-40 3:-38 4:-31 5:-36 7:-34
shotgun 0:-36 1:16 2:-28 3:-34 4:-27 5:-24 6:21 7:-29
should 4:-25 5:-26 6:15
shouldnt 0:-17 2:20 3:28 4:-28 5:-33 6:-37 7:-30
shout 2:-28 4:-21 5:-15 6:21
shov 1:-35 2:-28 3:-26 4:-48 5:-48 6:54 7:-30
shovel 1:-29 2:-28 3:-20 4:-24 5:-32 6:41 7:-21
show 0:-30 1:-22 2:17 4:-25 5:26
shower 0:-35 1:-38 3:33 4:-35 5:-41 6:-44 7:-32
showin 0:-28 1:-24 3:-28 4:-28 5:16 6:-34 7:-20
shred 1:-21 3:-19 4:-21 5:-21 6:23
shrimp 0:35 1:-28 2:-24 3:-30 5:-26 6:-34 7:-23
shrink 0:-21 1:20 2:-15 3:-17 4:-19 5:-18 7:-16
shroom 0:-21 2:-27 4:-26 6:-15 7:-20
shrug 3:23 4:-16 6:-23 7:-19
shun 1:-21 2:-19 3:-24 4:-20 5:-28 6:24 7:-16
shush 0:-18 1:-21 2:-24 3:-19 4:-26 5:-20 6:27
shut 0:-27 1:-20 2:30 4:-58 5:-43 7:23
shuttl 0:-18 3:-17 5:22 6:-21
si 2:-22 4:28 7:-30
sibl 0:-18 2:25 3:-20 5:-17 6:-28 7:-25
sick 0:-17 1:-24 2:-17 5:-38 6:-18
sickl 0:24 1:-30 3:-18 5:-16 6:-26
sid 0:19 2:-24 6:-24 7:-20
sida 0:-18 3:19 5:-16
side 0:42 1:-44 2:-44 4:-25 5:-39 7:-18
sidewalk 1:-34 2:-43 3:-33 4:-28 5:-25 6:-39 7:43
siempr 0:-28 1:24 3:-36 4:-35 5:35 7:-40
siend 0:-23 1:-22 2:-22 3:-17 4:-20 5:-20 6:21 7:-21
sient 0:24 1:31 2:-19 4:-28 6:-39 7:-39
sign 0:-20 3:-21 5:-16 7:-31
signal 0:15 1:-31 2:-21 3:-19 4:-17 5:-31 6:28 7:-30
signin 0:-17 4:20 5:-21 6:-22
sigo 1:16 2:-21 3:-29 5:-26 6:-39 7:-31
sigu 0:-25 1:-34 2:-40 3:-43 4:-58 5:70 7:-48
sigui 0:-22 1:-25 2:-17 3:27 4:-26 6:-38 7:-30
sil 0:-22 1:-36 3:-26 4:-41 5:-31 6:17
silenc 0:-18 1:-24 2:-26 3:-27 4:-25 5:27 6:-23 7:-20
silent 3:-34 5:-22 6:23 7:-28
silo 1:32 3:-33 4:-36 5:-29 6:-35 7:-27
sim 0:-16 1:-30 4:17 5:-27
sin 5:-23 7:25
sinc 3:18 6:-21
singl 1:-17 2:-26 4:-31 5:15 6:-39
sink 2:-15 4:-35 5:-22 7:-27
sioux 4:-17 6:18
sir 0:-27 1:-19 2:-22 3:-39 4:-41 5:-36 6:32
siri 1:29 2:-29 6:-25 7:-21
sirv 2:-32 4:-42 5:-32 7:-23
sirvient 0:-24 1:-17 2:-26 3:-24 4:30 5:-27 6:16 7:-26
sis 1:-37 3:-37
sist 2:16
sit 0:-35 2:17 3:-24 4:-23 5:36 6:-19
site 0:-19 1:-47 2:-46 3:-50 4:37 5:-19
siti 0:-20 1:-20 3:-20 4:-16 5:-21 7:16
sittin 0:17 1:-24 5:-19 6:-24 7:-29
six 0:-29 1:-46 3:16 4:16 5:-32 7:18
sixt 0:-36 1:-32 2:-43 4:30 5:-26 7:-23
sixty 1:-21 2:-23 4:-24 5:-17 6:21
size 0:25 1:-16 3:-21 4:-20 5:-17 6:-34
skar 0:-23 2:-21 3:-26 5:-18 6:20
skat 1:-21 2:-30 3:-31 6:-18
skateboard 0:-21 2:-16 6:21 7:-22
skatepark 0:23 1:-19 2:-18 3:-23 4:-17 6:-28 7:-22
skid 0:-18 1:-21 2:-15 3:-19 4:-15 5:-16 6:-28 7:31
skiff 0:-17 1:26 2:-16 3:-24 6:-23 7:-16
skillet 1:-23 2:-29 3:-29 4:-26 5:-28 6:37
skin 2:15 4:-38 5:-30 6:-36 7:-28
skinny 0:-20 1:-21 4:-19 6:-17
skip 1:27 2:-32 5:-24 6:-35 7:-35
skirt 0:-31 1:-34 3:42 4:-35 5:-49 6:-61 7:-20
skull 0:-28 1:-29 3:-25 4:-23 5:-30 7:-17
slam 0:-40 1:-53 3:-43 4:-27 5:-44 6:58 7:-34
slap 0:-15 1:-69 3:-41 4:-41 5:-49 6:39 7:-37
slash 0:-30 1:-39 2:-27 3:-27 4:-23 5:34
slaughterhous 2:-26
slav 1:-20 2:-32 3:-30 4:22 5:-23 7:-25
slavery 0:-21 1:-35 2:-23 3:-26 4:41 5:-24 6:-32 7:-18
sleep 0:-30 5:-37 6:-25 7:43
sleepn 2:-18 6:-21 7:25
sleepov 0:-33 1:-36 3:30 4:-34 5:-34 6:-31 7:-20
sleepy 0:33 2:33 3:-41 4:-25 5:-20 6:-35 7:-28
sleet 2:-20 5:-27 6:23 7:23
sleev 2:-37 3:-31 7:-21
slept 0:-30 1:-46 4:-20 5:-36 6:-30 7:49
slic 0:27 1:-32 2:-17 3:-24 6:-19
slid 0:21 1:-41 2:-38 4:-16
sling 0:-30 1:-37 2:-27 3:-32 4:-22 6:37 7:-26
slip 0:24 1:-26 2:-25 5:-25 6:-46 7:-22
slit 0:24 1:32 2:-24 3:-34 4:-37 5:-27 6:-39 7:-18
slot 0:23 1:-20 2:-23 5:-26 6:-17
slow 3:-22 5:15 6:-20 7:-28
slowly 0:-17 1:-21 2:-19 6:25
slump 0:47 1:-20 2:-28 3:-35 4:-20 5:-34 6:-43 7:-33
slur 0:40 1:-28 2:-31 3:-23 4:-19 5:-16 6:-31 7:-17
slut 1:-22 2:-28 3:-18 4:-23 5:-19 6:20 7:-17
smack 0:-43 1:-35 3:-40 4:-37 5:-39 6:20 7:-24
small 0:-27 1:-38 2:16 4:-30
smart 1:-20 2:-17 3:-29 4:-22 5:37 6:-38 7:-31
smash 0:-34 1:-37 2:-40 3:-21 4:-38 5:-52 6:49 7:-29
smear 0:-22 1:-16 2:-22 3:26 6:-24
smel 1:-27 3:-21 6:-30 7:-24
smell 0:30 1:-46 3:20 4:-39 7:-37
smellin 1:-22 4:-27 5:-22 6:-19
smil 2:-43 3:-51 5:-47 6:22
smirk 1:-19 2:-15 4:-19 5:-21 6:21
smok 1:-28 3:-36 4:-21 5:27 7:-19
smokin 1:-16 4:-30 7:-17
smoth 0:-20 1:-22 2:24 4:-16 6:-28 7:-16
smother 0:-19 1:-20 2:-19 3:-19 4:-18 5:-17 6:21 7:-16
smth 4:-22 7:-28
smuggl 0:-21 1:-35 2:-34 3:-29 4:55 5:-26 6:-45 7:-28
snack 1:-21 2:24 3:-27 4:-18
snak 0:20 2:-32 4:-21 5:-19 7:-15
snakebit 0:22 2:-27 5:-19 6:-18
snakehead
snap 0:-21 1:-19 3:-40 4:-31 7:-16
snapchat 0:-32 1:-23 2:-34 4:22 6:-33 7:-21
snatch 0:-31 1:-27 2:-24 4:-22 5:-37 6:23 7:-18
sneak 0:-16 3:-33 4:-18 5:-23 7:-30
snitch 0:-20 1:-28 3:-19 4:-22 5:-19 6:20
snor 0:46 1:-47 2:-30 3:-28 4:-30 5:-33 6:-39
snow 1:-22 3:-51 4:-38 5:-24
snowin 0:-17 1:-23 2:-21 3:-22 4:-15 5:-18 6:-20
snowmobil 5:-21 6:25 7:-19
snowstorm 0:-25 1:-24 2:-33 3:-27 4:-25 5:-23 6:-28 7:30
snuck 0:-27 1:-28 2:-21 4:-26 5:-29 6:18 7:-27
so 0:-26 1:16 5:-22 6:18
soak 0:31 1:-37 2:-25 3:-20 4:-20 5:-33 6:-50
soap 0:-33 1:-30 2:24 3:-30 6:-36 7:-16
sob 1:17 3:-22 4:-17 5:-21 7:-20
soba 0:-28 1:-21 2:26 3:-20 4:-20 7:-20
sobador 2:-15 3:15 4:-15 6:-22
sober 0:-22 2:-28 5:-33 6:-22 7:27
sobredosis 0:23 1:-18 4:-17 5:-21 6:-19
sobrevivient 1:-19 2:-21 3:18 4:-20 5:-15
sobriety 5:-19 6:16 7:-18
sobrin 0:-25 2:30 4:-42 5:-30 7:-19
socc 2:-16 3:20 4:-26 6:-19
soci 2:-16 3:-17 4:20 6:-17 7:-20
social 0:-22 1:-28 3:-29 5:-39 6:16
sock 0:-42 1:17 3:-38 4:-31 5:-38 6:18
socket 0:-41 1:-25 2:23 3:-28 5:-21 7:-17
soda 1:-19 2:20 3:-20 4:-17 5:-16 6:-23 7:-15
sodomiz 0:-17 1:-16 3:-16 7:-25
sofa 1:-18 3:-24 4:-27 5:-24 6:-19 7:29
soft 0:35 2:-24 6:-33
softball 1:-16 2:22 4:-27 5:-22 6:-34 7:-26
soga 0:-18 1:37 2:-18 3:-26 4:-18 5:-28 6:-27 7:-29
sol 0:17 1:-27 2:-19 4:-19 5:-18 6:-27
sola 1:18 2:18 6:-27
sold 0:-26 2:-33 3:-27 4:51 5:-53 6:-25
soldi 0:-18 1:28 2:-19 4:-31 6:-26 7:-35
solit 2:18 4:-25 6:-24 7:-17
solo 0:-39 2:26 3:-19 6:-44
solt 1:17 2:-21 4:-24 5:-22 6:-26 7:21
sombr 1:-16 2:-20 3:-18 4:-17 5:-15 6:17 7:-20
some 1:-23 2:-27 5:34
some1 1:-15 5:17 6:-22 7:-18
somebody 1:-21 4:-29 5:45 6:-18 7:-30
somehow 6:20
someon 4:-25 5:49 7:-40
someth 0:21 1:-22 3:28 4:-22 6:-38 7:-18
somethin 1:21 2:-24 6:-21 7:-15
sometim 1:21 2:-26 3:-27 5:-30 7:-20
somewher 0:-28 1:-37 2:-36 3:-31 4:-46 7:35
somo 0:-24 1:-22 2:-29 3:-22 4:-25 5:-27 7:31
somth 0:-18 1:-16 3:27 4:-21 5:-15 6:-23
son 2:32 3:-33 4:-25 5:-15
song 0:-21 2:-24 3:-26 4:-20 5:20 6:-19 7:-20
soon 0:-21 1:43 2:-31 4:-28 5:-38 7:-20
soot 0:26 1:-17 2:-20 5:-25 6:-27 7:-16
sophomor 1:-21 2:19 3:-28 5:-16 7:-19
sord 0:-15 1:-17 2:-22 3:-21 4:-21 7:-16
sore 0:-34 1:-41 3:52 4:-21 5:-26 6:-36 7:-22
sorority 1:-26 2:-36 3:24 4:-33 7:-19
sorry 0:-29 1:19 2:-17 3:-17 4:-38 5:-48 7:-31
sospech 0:-24 1:-26 2:24 3:-35 4:-22 5:-25 6:-23
sotan 0:-21 1:-16 2:21 3:-22 5:-20 6:-25 7:-29
soul 0:-36 1:-27 2:-24 3:28 4:-32 5:-29 6:-23
sound 0:18 2:-15 3:-23 4:-22 5:-25 6:-34 7:-21
soup 0:-15 1:-17 2:-19 3:-17 4:-16 7:18
soy 0:-21 2:-16 5:-30 6:20
spa 0:-20 1:-35 2:-34 4:52 5:-35 6:-42 7:-41
spair 3:-17 5:27 6:-28 7:-31
spanish 0:-19 1:36 2:-17 3:-19 4:-18 5:-18 6:-32 7:-16
spank 0:-40 1:-36 2:38 3:-36 4:-30 5:-33 6:-21 7:-25
spar 0:-19 1:-23 2:-18 3:-28 4:-21 5:16 6:-29
spark 1:-16 3:-17 4:-17 5:-16 6:25 7:-17
spat 0:-24 2:-21 3:-16 4:-17 5:-17 6:22
spe 0:-20 1:-24 5:-17 6:24
speak 1:-27 4:-16 7:-21
special 0:-18 1:-26 2:44 3:-39 4:-25 5:-24 6:-37 7:-27
speech 0:16 3:-22 6:-16
speedball 0:26 3:-19 4:-20 5:-26 6:-20 7:-15
spend 0:-23 3:-35 4:-22 6:19
spent 0:-20 1:-20 2:-20 3:-21 4:-28 6:-25 7:23
spid 0:16 1:-21
spik 1:-34 2:-21 3:35 4:-22 5:-24 6:-33 7:-24
spil 0:-23 1:-28 2:33 3:-17 6:-32 7:-21
spill 0:-18 1:-18 2:-25 3:-19 4:-17 6:24
spinal 0:-16 1:24 2:-15 3:-26 6:-20
spiral 0:-17 2:19 6:-21 7:-20
spiritual 2:-17 3:-20 6:16
spit 0:-17 1:-40 2:-29 3:-53 4:-38 5:-47 6:61 7:-36
splash 0:-25 1:-18 2:-27 3:-23 4:-23 5:36 6:-24 7:-21
splint 0:-19 1:-24 2:-19 3:-20 4:-22 5:-20 6:26 7:-20
split 0:-27 1:-39 2:16 3:-35 4:-40 5:-36
spokan 7:-21
sponsor 0:-24 4:35 5:-36 6:-23
spoof 5:21 6:-22 7:-16
spoon 1:-31 2:34 3:-16 4:-38 5:-18 6:-44 7:-27
spot 0:22 1:-21 2:-45 3:-30 5:-26 6:-33 7:27
spotify 1:-16 3:-21 4:-16 5:24 6:-24
spous 0:-33 1:-21 2:-34 3:-18 4:-29 5:-30 6:41 7:-22
spousal 2:-19 3:-23 4:-24 6:26
spr 0:-20 2:-15 5:-19 7:-19
sprain 0:-18 2:-26 4:-20 6:26
spray 0:29 1:-45 2:-32 4:-21 5:-35 7:-31
spraypaint 3:-15 4:-15 5:20 6:-22
spreadsheet 0:-16 1:-15 2:-17 4:25 6:-25
spun 0:-16 1:-16 3:-18 5:-22 6:23
spurt 0:32 1:-35 3:-16 6:-27 7:-16
spy 0:-24 1:-28 2:-28 3:-30 4:-49 5:46 6:-37 7:-19
spywar 0:-45 1:-48 2:-38 3:-34 4:-46 5:63 7:-20
squad 1:-16 3:22 4:-22 6:-23 7:-23
squar 0:-20 2:-23 3:-19 4:29 5:-31 6:-32 7:-25
squeez 0:-42 1:-36 3:-27 4:-40 5:-37 6:40
squirt 0:18 1:-17 2:-18 3:-16 5:-15
squirtin 0:25 1:-23 2:-16 3:-18 4:-16 5:-21 6:-16 7:-19
ssdi 3:-23 4:22 6:-24 7:-18
ssi 0:-28 1:-26 2:-38 3:-31 5:-38 6:16
ssn 1:-16 4:-22 5:18 7:-20
st
stab 0:58 1:-37 2:-27 3:-42 4:-33 5:-32 6:30 7:-32
stabl 1:-20 2:-25 3:-20 4:17 5:-22 6:-21 7:-15
staff 0:-24 1:-25 2:21 6:-26 7:-20
stag 3:19 5:-17 6:-21 7:-37
stair 1:-33 3:-25 4:-31 5:-17 6:21 7:-41
stairwell 1:-40 2:-35 3:-20 4:-35 6:-21 7:29
stak 0:-18 1:-18 2:-18 3:-22 4:-22 5:-18 6:26 7:-16
stalk 0:-38 1:-44 2:-43 3:-58 4:-52 5:93 6:-30 7:-58
stalkerwar 0:-22 1:-15 2:-20 3:-19 4:-16 5:18 6:-23
stall 0:-34 1:-39 3:21 4:-21 5:-20 6:-37
stamp 0:-16 1:-24 3:-25 7:-27
stand 4:-42
star 3:-51 4:-43 5:24 6:-23 7:-35
starin 1:-15 2:-27 3:-17 6:-19
starlink 0:-22 1:-19 4:-20 5:20 6:-23
start 4:-28 5:-43
startin 1:25 2:-22 3:-23
starv 0:-51 2:22 3:-33 4:-37 5:-46 7:-43
starvin 0:-21 1:-25 2:22 3:-15 4:-19 5:-24 6:-19
stash 0:-22 1:16 2:-22 3:-20 5:-25 6:-23 7:-26
stat 0:-30 2:-43 5:24
statesbor 0:-16 1:-16 3:-16 4:-18
station 0:-48 1:-37 2:-44 3:-33 5:-15 7:53
statut 1:-16 2:-15
statutory 0:-19 3:-23
stay 0:-15 5:-33 6:-20 7:36
std 0:-26 1:-46 2:22 3:16 5:-33 6:-40 7:-44
steal 0:-40 1:-26 2:-33 3:-35 4:-25 6:35 7:-31
stealth 0:-19 1:-22 2:-22 3:33 4:-23 5:-20 6:-21 7:-21
steel 0:-18 6:19
step 0:-29 1:-22 3:-23 4:-37 5:22
stepbr 1:-26 3:24 7:-25
stepbroth 0:-29 1:-35 2:51 4:-24 5:-41 6:-18 7:-36
stepchildr 1:-16 2:25 3:-20 6:-23
stepdad 0:-31 1:-26 2:54 4:-23 5:-47
stepdaught 0:-36 1:-37 2:49 3:-28 5:-32 6:-48 7:-24
stepfath 0:-36 1:-51 2:76 3:19 4:-38 5:-53 6:-49 7:-40
stepgrandkid 2:23 3:-16 5:-21 6:-20 7:-19
stepgrandp 1:-22 2:23 3:-18 4:-20 5:-23 6:-24
stepkid 0:-20 1:-22 2:25 5:-22 6:-20 7:-20
stepmom 0:-34 1:-50 2:68 3:-35 4:-32 5:-36 6:-22
stepmoth 0:-23 1:-15 2:27 3:-16 5:-18 6:-25 7:-16
steppdaught 0:-18 2:22 3:-26 4:-18 5:-19 6:-22 7:-21
steppin 1:18 3:-28 4:-17 5:-19 6:-21 7:-18
stepsist 2:19 3:-18 4:-29 6:-21 7:-18
stepson 0:-35 1:-42 2:59 3:21 4:-40 5:-30 6:-43 7:-22
stepuncl 0:-17 2:24 3:26 4:-22 5:-17 6:-24 7:-25
sti 2:-16 3:20 4:-26 5:-21 6:-23 7:-15
stich 0:-25 1:-23 2:-25 3:-22 4:-26 5:-24 6:-23 7:20
stick 1:-35 2:-31 3:-36 4:-29 6:17
sticky 0:-26 1:-32 2:-30 3:35 5:-15 6:-27 7:-24
stiff 0:42 1:-21 2:-24 3:-34 4:-28 5:-17 6:-42
still 2:-21 3:25 6:-16 7:-27
stillbirth 0:-19 1:21 3:-22 4:-16 6:-26
stimmy 4:-18 5:-19 6:20
sting 6:-16
stir 0:23 4:-16 6:-26
stitch 1:-22 3:33 4:-23 5:-19 7:-37
stock 0:-23 1:-19 2:-27 4:-19 6:38
stockpil 0:-32 1:24 2:-27 3:-17 6:-24 7:-19
stockroom 6:-22
stol 0:-25 1:-48 2:-32 3:-45 4:-46 5:16 7:33
stom 0:23 2:-23 3:-23
stomach 0:22 3:-37 4:-29 5:-26 6:19 7:-58
stomp 0:-31 1:-26 3:-30 4:-23 5:-36 6:20 7:-31
ston 0:18 1:-20 2:-21 6:-33
stonewal 0:-16 1:-16 2:-15 3:-16 5:-15 6:22
stood 0:-28 1:16 2:-22 5:-24 7:-31
stool 1:19 3:-22 5:-25 7:-19
stoop 1:-26 2:-31 3:-20 4:-29 7:21
stop 2:-25 6:-25
stoplight 2:-20 4:20 6:-15
stoppin 0:-18 1:26 2:-16 3:-22 4:-17 5:-22 6:-23 7:-23
stor 0:-33 1:-39 2:-36 3:-59 5:32 7:-26
storag 0:-24 1:-40 2:-29 3:-37 4:-26 5:-45 7:48
storg 0:-15 1:-16 5:-20 6:-17 7:19
storm 0:-40 1:-24 2:-23 3:-30 5:-20 6:-22 7:22
stormin 0:-22 1:-26 2:-19 4:-26 5:-21 6:-22 7:19
story 0:-21 2:-20 4:-28 6:-35 7:-22
storytim 1:-20 2:21 4:-24 7:-21
stov 0:-42 1:-49 2:21 3:-35 4:-44 5:-22
str 1:-23 2:-19 3:-25 4:-16 5:-25 6:17 7:-16
straight 0:-26 2:-27 3:-21 7:-17
strand 0:-21 2:-22 3:-25 4:-28 6:-20 7:28
strang 0:-26 1:-36 2:-25 4:-41 5:40 6:-52 7:-30
strangel 0:-19 1:-18 3:-18 4:-18 5:-18 6:21 7:-16
strangeld 1:-25 2:-20 3:-17 5:-18 6:24 7:-19
strangl 1:-48 3:-64 4:-36 5:-40 6:66 7:-37
strangulation 0:-39 1:-34 2:-33 3:-36 4:-28 5:-21 6:48 7:-26
strap 0:-18 1:-23 2:21 3:-30 4:19 7:-21
strav 0:-18 2:-23 3:-29 5:26 7:-24
straw 0:16 2:-19 6:-30 7:-21
strawberry 2:-17 3:-18 4:-21 5:-20 6:22
stream 1:-23 3:-19 4:-15 5:20
street 0:-36 1:-58 2:-35 3:-51 6:-45 7:52
streetlight 0:-24 1:-28 3:-20 6:-24
strik 1:-26 3:-26 4:-17 5:-25 6:16
strip 0:-20 1:-41 4:50 5:-43 6:-42 7:-36
strippin 0:-17 4:20 5:-21 6:-22
strok 0:56 1:-31 2:-39 3:-42 4:-35 5:-28 6:-39 7:-28
strol 0:-23 1:-37 3:-42 4:-29 5:-15 6:-58 7:51
stroll 1:-23 2:-27 4:37 5:-30 6:-36 7:-20
strong 0:16 1:-18 2:-29 3:28 4:-35 5:-26 7:-31
strop 1:-25
stuck 0:26 2:-46 3:-29 5:-26
student 2:29 6:-20 7:-17
studi 0:-28 1:-32 2:-30 3:19 5:-43 6:-37
study 0:-19 1:-16 4:-33 6:-25 7:-24
stuff 0:-18 1:-20 5:-23 6:-22 7:26
stung 0:21 1:-27 2:-28 3:-23 4:-18 5:-18 6:-30 7:-26
stupid 1:-25 2:-26 3:-31 4:-30 5:-30 6:22 7:-21
stut 2:-16 3:-16 5:-15 6:18
stutter 0:-15 1:-19 2:20 4:-15 6:-21
su 0:-20 2:30 6:-37 7:-16
subaru 1:-16 3:-18 5:-15 6:-21 7:21
sube 1:-22 2:-23 3:-23 5:-16 6:-15 7:-23
subi 0:-26 2:-32 5:-32 7:-16
subir 0:-17 1:-19 3:-25 5:26 6:-32 7:-20
sublet 0:-31 1:-18 2:-25 3:-27 4:-39 5:-37 6:-28 7:38
submit 0:-22 1:-23 2:-38 4:-30 5:-28 6:20 7:-30
subscrib 2:-15 4:-17 5:22 6:-18
substitut 0:-19 1:-34 3:-29 4:-25 5:-31 6:26
subway 0:-22 2:-34 6:-21 7:-22
suci 0:-16 1:-28 2:21 3:-19 5:-23 6:-26
sucid 0:-17 1:32 2:-22 3:-19 4:-21 5:-16 6:-26 7:-17
sucidal 0:-26 1:30 2:-21 3:-23 4:-22 5:-22 6:-25 7:-21
suck 0:33 1:-30 2:-24 3:-26 4:-25 5:-19 6:-30 7:-20
sud 0:42 1:-32 2:-28 3:-32 4:-26 5:-22 6:-31 7:-16
suda 0:20 3:-17 7:-19
suddenly 3:-22 6:-27
sue 1:-27 2:-26 3:28 4:-17 5:-21 6:-20 7:-15
suegr 1:-27 2:-23 3:-17 5:-31 6:20
suel 3:24 4:-16 5:-29
sueld 0:-23 1:-21 2:-26 3:-37 4:42 5:-41 6:-33 7:-37
suelt 0:-42 1:-36 2:-32 3:-38 4:36 5:-33 6:21 7:-34
suen 0:-25 1:16 2:-21 3:23 4:-28 5:-21 6:-21 7:-26
suer 0:-17 1:19 2:-18 3:-18 4:-21
suffer 1:20 6:-16 7:-21
suffocat 0:24 5:-19 6:-24
suficient 2:-20 4:20 6:-18
sufr 0:-18 2:-19 4:-16 5:-16
sufri 2:-28 3:19 6:-16
sugar 0:40 1:-32 2:-43 3:-39 4:26 6:-32
suger 0:26 1:-28 3:-19 6:-24
suggest 0:-20 3:-21 4:-19 6:-21 7:-21
suic 0:-22 1:31 2:-21 3:-21 4:-20 5:-21 6:-24 7:-19
suicd 0:-23 1:35 2:-27 3:-22 4:-24 5:-25 6:-29 7:-20
suicid 0:-34 1:83 2:-39 3:-40 4:-38 5:-53 6:-26 7:-34
suicidal 0:-44 1:98 2:-55 3:-43 4:-35 5:-43 6:-64 7:-51
suicidi 0:-38 1:45 2:-32 3:-32 4:-29 5:-35 6:-33 7:-35
suisid 0:-16 1:23 2:-15 3:-15 5:-15 6:-18
suisidal 0:-16 1:24 2:-16 3:-16 4:-15 5:-16 6:-18
suit 1:-20 3:26 4:-23 5:-20 6:-25 7:-16
suitcas 0:-40 1:-40 2:-36 3:-36 4:-33 5:-42 7:34
suitor 3:-26 4:-26 5:25 6:-26 7:-21
sula 4:17 6:-19
sulliv
sum 0:-15 1:-15 4:-23 5:20 6:-48
sumbody 2:21 4:-23 6:-26 7:-16
sumerg 0:-16 3:-19 4:-16 6:-18
sumthin 3:16 4:-17 5:-23 6:-19
sun 0:-22 1:-30 2:-20 3:-20 4:21 6:-32 7:21
sunday 0:-23 2:17 3:-24 4:-33
sundown 1:-17 4:-18 5:-23 6:-25 7:24
sunglass 0:-20 1:-29 2:-18 3:-27 4:-18 5:-30 6:35
sunk 0:29 1:-22 2:-23 3:-16 5:-15 6:-16 7:-26
sunset 0:-15 4:-17
sup 0:-29 1:-29 2:36 3:-26 5:-37 7:-37
super 0:-21 1:-40 2:-25 5:22
supervis 3:-25 4:-26 6:-24
supervisor 0:-29 1:-21 2:-30 3:43 4:-27 5:-24 7:-25
supo 0:-18 3:-21 4:-29 5:21 6:-21
supply 1:-28 3:28 4:-32 6:-38 7:-23
support 0:-17 2:-29 3:25 4:-26 5:-26 7:-20
suppos 1:-26 2:-30 3:38 4:-30 5:-33 6:-18 7:-41
sure 0:-24 1:19 2:-29 4:-29 5:-29 7:-16
surf 0:-33 1:-28 2:-16 3:-42 4:-23 5:-25 6:-35 7:34
surgeon 0:-16 1:-29 2:-29 4:-18 6:18
surgery 0:-33 2:-23 4:-41 5:-22 6:-25
surrogat 1:-19 2:-17 3:-17 4:15 5:-16 6:-19 7:-16
surviv 1:43 2:-32 3:-26 4:-25 5:-19 6:-37 7:-16
survival 0:-16 1:-28 2:-27 3:-37 4:35 7:-19
survivor 0:-28 1:-21 2:-32 3:20 7:-23
sus 0:-39 2:17
suspect 1:-22 3:-33 6:-27
suspicion 2:18 6:-15
suspir 5:-24 6:-17
suya 0:-16 1:-27 2:-34 4:-37 5:-19 6:17 7:-17
sw 6:-20
swab 1:-18 2:-15 3:16 4:-18 6:-21 7:-18
swal 0:20 1:-27 2:-25 3:-25 4:-22 5:-20 6:-24 7:-25
swaller 0:16 3:-21
swallow 0:53 1:21 3:-32 4:-29 5:-27 6:-22 7:-36
swap 0:-24 3:-19 4:-17 5:16
swat 6:-22
swear 0:-21 1:19 2:-36 3:19 4:-30 5:-26 6:-21
sweat 0:47 1:-29 2:-28 3:-22 4:-17 5:-19 6:-35 7:-27
sweatin 0:28 2:-22 3:-25 6:-29
sweep 0:-16 1:-36 2:-37 3:-19 4:-33 5:24 6:-28
sweepstak 6:-17
sweet 1:-47 2:-15 3:-36 5:-18 6:36 7:-16
swel 0:36 1:-32 2:-31 3:-34 4:-26 5:-24 7:-23
swept 0:21 1:-31 2:-18 3:-31 4:-20 6:-28
swerv 0:-15 1:24 3:-25 4:-27 5:-27 6:-32 7:-16
swim 0:-24 1:15 2:18 4:-30 5:-22 6:-33 7:-33
swimmin 3:-24 5:-22 7:-20
swing 0:-37 1:-37 3:-46 4:-33 5:-46 6:44 7:-38
swip 2:-18 5:21 6:-22
switch 0:-18 1:-28 2:41 3:-29 4:-28 6:-45 7:-36
swol 1:-35 3:-38 4:-30 5:-23 6:24 7:-30
swor 0:-17 3:-17 5:-29 6:20 7:-22
swung 0:-21 1:-20 2:-35 3:-36 4:-38 5:-43 6:49 7:-20
symptom 0:23 1:-21 2:22 3:-26 6:-23 7:-16
syndrom 0:-25 1:-26 2:-38 3:21 4:-25 5:-17 6:19 7:-20
syracus 3:16
syring 0:-18 1:20 4:-25 6:-18 7:-25
syrup 1:-29 2:31 3:-31 4:-29 5:-15 7:-23
system 0:-16 1:-22 2:-17 3:-19 5:28 6:-34 7:-22
t 0:-19 1:-21 3:-27 4:18 5:-15
ta 0:35 1:-27 2:-52 4:-29
tab 1:-17 2:-18 3:-20 4:-20 5:26 6:-27 7:-16
tabl 2:20 3:-52 5:-23 7:-36
tablet 1:-27 2:-17 3:-22 4:-39 5:46 6:20 7:-51
taco 0:15 3:-16 4:-16
tactical 1:-23 2:-16 5:15 6:-17
tag 0:-34 1:-37 3:-28 5:26 6:-48
tail 0:-21 1:-42 2:-29 3:-28 4:-30 5:41 7:-31
tailgat 0:-28 1:-25 2:-23 3:24 4:-26 7:-20
taje 0:-21 1:17 2:-20 4:-16
tak 1:15 2:24 3:-40 5:-17 7:-35
take 0:-22
taken 0:-35 1:-43
takin 0:-23 1:17 2:-20 3:-26 4:-20 5:20 6:-28 7:-20
tal 4:20 6:-18 7:-19
talbot
talent 4:21
talk 1:19 3:-15 4:-15 7:-43
talkin 0:19 1:22 3:-25 4:-23 5:-20 6:-47 7:-24
tall 0:-22 1:21
tally 0:-29 1:-25 2:-16 3:-30 4:-27 5:-24 6:30
tambi 2:16 3:-23 4:-21 5:-33 7:17
tampon 0:24 1:-26 2:-40 3:-20 4:-36 5:-41 6:25 7:-23
tan 1:20 7:-17
tank 1:-25 2:-16 3:-40 4:-25 6:15 7:-33
tanqu 0:32 1:-27 2:-27 3:-22 4:-20 5:-25 6:-33 7:-23
tant 0:-22 2:-19 4:-21 5:-20 7:-21
tap 0:-33 1:-24 3:-43 4:-42 5:22
tapar 1:-17 6:16 7:-15
tape 0:-26 1:-28 2:26 3:-21 4:-34 5:16 6:-17 7:-20
tapo 0:-28 1:-17 3:19 4:-25 5:-16 6:-30 7:-19
tard 0:-20 1:-21 4:-17 5:-20 6:16
target 0:-27 1:-26 2:-33 3:-25 4:-35 7:22
tarjet 0:-22 1:-34 2:-25 3:-28 4:-30 5:-40 6:37 7:-29
tarp 0:-29 1:-29 2:-29 3:-25 4:-31 5:-22 6:-37 7:35
tas 1:-19 2:-20 3:-17 4:-16 5:-16 6:17
tast 0:-38 2:-20 3:30 4:-22 5:-20 6:-18 7:-17
tata 0:17 1:-16 3:-17 5:-19
tatt 1:-31 4:37 5:-44 7:-24
tatto 0:-26 1:-22 2:-23 3:-29 4:24 5:19 6:-35 7:-28
tatu 3:-15 4:29
taught 1:-22 2:25 5:16 6:-32 7:-27
tax 1:-24 2:-32 3:-29 5:-21 6:26
taxi 1:-26 2:-34 4:-23 5:25 6:-43 7:-32
taxis 0:-18 3:-23 5:22 6:-19 7:-22
taxist 0:-16
tdy 1:-24 2:-17 4:-17 5:-27 6:23 7:-18
te 0:-20 1:-32 2:-22 5:-22 6:31
tea 1:-28 2:-20 3:24 5:-17 6:-27
teach 0:-36 1:-30 2:60 4:-28 5:-19 6:-36 7:-26
team 0:-32 2:-42 3:49 4:-45 6:-40 7:-33
teammat 2:-18 3:19 5:-15 6:-17 7:-16
tear 0:-20 1:-31 2:-24 3:31 4:-39 5:-35 7:-37
tecat 0:19 1:-17 2:-17 3:-18 4:-23 6:-20
tech 0:-48 4:-34
teddy 0:-19 1:-21 2:-34 3:-37 4:-17 5:41 6:-28 7:-23
teef 3:-17 5:-22 6:16 7:-17
teen 0:-31 1:18 3:-29 5:-33 6:-23
teenag 0:-39 2:-17 3:-28 4:-25 5:-32
teeth 1:-29 2:18 3:-47 5:-43 6:18 7:-39
tel 4:-31 6:-41
tele 1:-18 2:-19 3:-20 4:-21 6:-25 7:-16
telefon 0:-32 1:-33 2:-27 3:-43 4:-28 6:15 7:-46
telefonic 0:-24 2:-16 3:-24 4:-20 5:25 6:-17 7:-16
telegram 0:-15 1:-24 3:-22 4:20 5:18 6:-31 7:-19
telephon 0:-27 1:-31 2:-25 3:-35 4:-30 5:30 6:-16
telescop 2:-20 3:-30 5:19
tell 0:-16 7:-18
tellin 0:-22 1:22 4:-31 5:-25 6:-38 7:-23
temo 2:-18 3:-21 5:-26 6:21
temp 0:-26 1:-46 2:-35 3:-25 4:-35 5:-37 6:42 7:-22
templ 1:-19 2:-27 5:-27
temporary 2:-26 3:-21 4:26 5:-29 6:-31 7:-28
ten 1:-34 2:23
tenant 0:-29 3:-37
tenedor 0:-16 2:-16 3:-18 5:-16 6:18 7:-15
tenem 0:-28 1:-17 2:-27 3:-17 5:-28 6:-31 7:21
tener 0:-26 1:-21 2:-34 3:30 4:-21 5:-48 7:-16
teng 0:-20 4:-37 5:-19 7:18
tenh
teni 1:-17 2:-16 3:25 4:-30 6:-31 7:-21
tenness 1:-15 2:16 4:-18 5:-18 7:-16
tennis 2:23 3:-28 4:-26 6:-16 7:-16
tent 0:-34 1:-50 2:-25 4:-44 5:-41 6:-52 7:54
tenth 1:15 3:-16
tequil 1:-25 3:-15
terapi 0:-19 2:-19 4:-20 7:-16
termin 1:30 2:-23 3:-27 4:-18 5:-20 6:-20
terminal 1:-17 2:-27 4:-21 5:-20 7:23
terminam 0:-16 1:-20 3:-33 4:-16 5:26 6:-20
terrifi 0:-24 1:-42 2:-32 4:-31 6:31 7:-32
terror 0:-29 1:-18 2:-20 3:-21 4:-24 5:-18 6:28 7:-21
tesl 1:-18 3:-18 5:16 6:-18
test 1:-32 2:-36 3:43 4:-28 6:-54
testament 1:23 5:-18 6:-21
testify 0:-21 1:-31 5:-26 7:-18
teton 1:-15
tex 0:-20 1:28 6:-28
texas 0:-29 4:-22 5:-27
text 1:16 3:-25 4:-20 5:34 7:-31
textlin
thai 0:-16 1:-17 3:-19 4:21 6:-22
than 1:45 3:-25 4:-19 5:-23 6:-35 7:-24
thang 0:-16 1:18 4:-22 6:-22
thank 1:23 3:-27 4:-33 5:-40 6:-47 7:-26
thanksgiv 0:-25 2:-33 3:23 4:-20 5:-26 7:-26
that 0:-26 3:16 7:17
the
their 0:-18 4:16 5:17 6:-41
them 0:-18 2:31 3:-15 7:-26
themself 1:27 2:-22 4:-16 5:-22 6:-22 7:-16
themselv 1:-16 4:-25 5:-23 6:-16
then 0:-15 2:-21 3:22
ther 2:16 3:17 4:-17 5:35 6:-28 7:-20
therapist 0:-24 2:-40 3:17 4:-15 6:-18 7:-32
therapy 0:-18 1:27 2:-27 3:-30 4:-19 5:-23 7:-19
thermostat 0:-17 1:-16 2:-21 3:-19 4:-24
thes 0:-16 1:30 4:-37 5:-29 6:-27 7:-32
they 0:-19 1:-19 4:40 6:-26
theyd 0:-23 1:27 2:-30 3:-38 6:-43 7:-32
theyll 2:-30 3:-31 4:-24 5:-31
theyself 0:-20 1:-22 2:16 5:-16
theyv 0:-17 2:21 3:-20 4:-24 6:-19 7:-21
thick 0:22 1:-17 2:15 6:-21
thief 1:-21 4:17 6:-15 7:-20
thigh 3:23 4:-31 5:-29 6:-57 7:-42
thin 1:-39 2:19 4:-30 5:-23 7:-32
thing 3:37 4:-38 6:-25 7:-41
think 1:20 6:-19 7:-30
third 1:-16 3:-35 4:-25 5:26 7:-16
thirty 2:-28 3:-27 4:29 6:-35 7:-33
this 0:-15 1:26 2:-23 3:-17 4:-24
thos 0:-18 1:-20 2:16 3:-29 6:-18 7:-15
thot 0:-23 1:22 3:-20 4:-20 5:-17 6:-18
though 0:-16 1:-19 4:-21 6:-20
thought 0:-41 1:59 2:-37 4:-25 5:-30 6:-55 7:-33
thougt 1:19
thousand 0:-20 1:-19 2:-34 3:-22 4:46 5:-31 6:-35 7:-18
thre 0:15 2:-18 5:-18 6:-26
thread 0:-19 1:23 2:-20 3:-23 4:-19 5:-17 6:-22 7:-19
threat 0:-27 2:-64 3:-43 6:40 7:-35
threaten 0:-33 1:-27 2:-28 4:-30 5:-22 6:42 7:-34
threatend 0:-25 1:-23 2:-22 3:-18 5:-26 6:25 7:-18
threesom 0:-16 1:-19 2:-20 3:23 4:-19 6:-18
thret 0:-16 3:-16 5:-15 6:17
threw 0:-40 1:-22 3:-37 4:-37 5:-55 6:24 7:25
thrift 1:-17 2:-17 4:20 5:-22 6:-24 7:-16
throat 0:41 1:-23 2:-50 3:-64 4:-27 5:-40 6:16 7:-45
through 1:-22 3:-17 4:-34 5:27
throw 0:-46 1:-50 3:-53 4:-40 5:-52 6:40 7:-18
thrown 0:-45 1:-29 3:-34 4:-28 5:-33 7:35
thud 0:-25 1:-31 2:-24 3:-26 4:-24 5:-19 6:32 7:-16
thumb 0:-19 1:-26 2:-37 3:-25 4:-30 5:-30 6:42 7:-24
thump 0:-15 1:-19 2:20 4:-15 6:-21
thursday 0:-34 3:-35 4:-19 6:-36 7:-36
ti 1:-23 3:-15 4:-20 6:22
tia 2:25 3:-35 4:-15 5:-40 6:-38 7:-33
ticket 0:-29 1:-36 2:-34 3:-54 4:36 5:-43
tickl 1:-28 2:31 3:-22 4:-24 5:-27 6:-21 7:-23
tide 0:17 2:-17
tie 2:36 3:-35 4:-31 7:-42
tied 0:-41 1:17 3:-21 4:-22 5:-42 7:-35
tiembl 0:-21 1:-28 3:-22 4:-16 5:-30 6:25 7:-20
tiemp 0:-26 2:-25 4:-24 6:24 7:-24
tien 1:-23 3:-33 4:29 7:-30
tiend 0:-30 1:-30 3:-34 4:-36 6:-27 7:29
tier 5:-17 7:-16
ties 0:34 1:-32 2:-31 3:-34 4:-22 5:-24 6:-19 7:-35
tight 1:-28 2:-24 3:19 4:-24 5:-25 7:-33
tijer 0:-18 1:20 6:-23 7:-17
tik 2:-16
tiktok 1:26 3:-24 4:-36 5:-15 6:-43 7:-16
til 3:-28 5:-34 7:29
tile 2:-33 3:-31 4:-32 5:33 6:-31 7:-24
till 0:-45 6:22
tim 0:-31 1:-21 2:-16 3:-26 4:-27 5:-31 7:17
timbr 1:-15 2:-16 4:-21 5:18 6:-25
time 0:-18 3:-18 4:-20 5:29
tin 0:-27 1:20 2:-16 5:-16
tina 0:22 2:-30 5:-20 7:-17
tind 0:-29 1:-32 2:-31 4:-20 5:20 6:-44 7:-34
tingl 0:24 1:-15 2:-16 6:-30 7:-26
tiny 0:18 1:-17 2:-21 4:-16 6:-17
tio 1:-41 2:29 4:-17 5:-26 6:-37 7:-28
tip 0:-20 1:-25 2:-35 3:-40 4:33 5:-29 7:-31
tipo 0:-24 1:-32 2:-38 5:25 6:-44 7:-17
tipt 0:-20 1:-29 3:-15 4:-18 6:24 7:-17
tir 1:50 2:-52 3:-40 5:-40 6:-32 7:-34
tira 0:-28 1:-23 2:16 3:-23 4:-24 5:-26 6:34 7:-23
tire 0:-33 2:-31 3:-32 4:-39 5:31 7:-41
tiro 0:-44 1:26 2:-47 4:-34 5:-39 6:16
tith 0:-16 1:-16 2:-16 3:-24 4:25 6:-23 7:-17
titi 2:25 6:-30
titl 0:-19 1:-18 2:-30 3:21 4:-23 7:-23
tlaxcal 1:-29 2:-27 4:26
tn 0:-30 2:-51 3:-28 4:-39 5:-29 6:-18 7:49
to 0:-16
toal 0:29 1:-32 2:-38 4:-29 5:-16 7:-22
tobacc 0:-17 2:-15 6:18
toc 0:-32 1:-33 2:23 3:22 4:-40 5:-31 6:-42 7:-43
toca 0:-34 1:-44 2:26 3:29 4:-31 6:-60 7:-34
tocan 0:-17 1:-16 2:25 3:-15 5:-15 6:-23 7:-17
tocar 1:-21 2:-30 5:26 7:-21
toco 0:-31 1:-33 3:46 4:-39 5:-41 6:-58 7:-42
toda 3:-39 4:-38 5:22 6:19 7:-22
todavi 2:-30 3:46 4:-17 5:-53 6:-38 7:-34
today 0:-32 2:-51 3:-32 4:-54 6:-32 7:52
toddl 0:20 1:-34 2:58 3:-48 4:-34 5:-57 6:-67
todo 1:22 2:-23 3:-32 5:17 7:-49
toe 0:-18 6:19
togeth 0:-21 2:-36 4:-29 5:-15
togo 2:-16 6:-16
toi 0:-16 1:-17 2:-22 3:-16 4:-16 5:-24 6:-22 7:20
toilet 0:17 1:-38 3:-36 7:-42
tok 2:-16
told 0:-27
toled 6:17
tom 0:-29 1:-32 4:-21 7:-30
toma 0:-28 1:-36 2:-16 3:-57 4:-32 6:41 7:-25
tomar 0:-30 4:-18 5:-25 7:-20
tomat 1:-35 2:-16 5:-20 6:-31 7:-25
tombston 1:18 2:-25
tome 0:-17 1:30 2:-21 3:-24 4:-20 5:-22 6:-28 7:-18
tomo 0:54 2:-49 4:-35 5:-26 6:-23 7:-29
tomorrow 0:-48 1:39 2:-40 3:-30 4:-49
tongu 0:48 1:-30 2:-24 4:-22 5:-20 6:-39 7:-19
tonight 0:-36 2:-44 3:-34 4:-46 5:-33 6:-20 7:64
tonit 0:-41 1:-17 2:-54 3:-41 4:-42 5:-38 6:-51 7:52
tonsil 0:17 1:-17 3:-16
tont 1:-22 2:-18 3:-20 4:-19 5:-15 6:16
too 4:-25 5:-18
took 0:17 2:-16 3:21 5:-37
tool 0:-18 1:26 2:-33 5:-27 6:-37
tooth 0:-36 1:-26 3:-40 4:-34 5:-40 6:49 7:-38
top 0:-43 1:-32 3:37 4:-38 5:-38 6:-34 7:-23
toqu 0:-31 1:-25 2:25 4:-29 5:-30 6:-24 7:-21
toquet 1:-18 3:21 4:-21 5:-20 6:-22 7:-18
torci 1:-25 2:-25 3:-24 5:-20 6:-16
tore 0:-16 1:-21 2:-40 5:-41 6:34 7:-21
torment
torn 1:-32 3:44 4:-26 5:-34 6:-53
tortur 2:-26 3:-15 5:-17 6:18 7:-20
tos 3:-16
toser 0:15 1:-19 3:-22 5:-16 7:-15
toss 0:-16 1:-24 2:-18 3:-19 4:-18 5:-16
touch 0:-21 1:-40 2:31 3:40 4:-46 5:-46 6:-61 7:-37
tough 1:-21 2:23 4:-28 5:-24 7:-23
tour 0:-17 1:22 4:-20 5:-16 7:-19
tourist 0:-16 4:-26 6:23
tourniquet 0:25 1:-31 2:-22 3:-35 6:-24
tow 0:-30 1:-44 2:-26 3:-36 4:-36 5:-41 6:-33 7:44
toward 0:-25 1:30 2:-27 3:-22 4:-31 5:-34 7:-33
towel 4:-42 5:-37 7:-40
town 1:-42 2:-46 6:15
toxic 1:-22 2:-19 3:-33 4:-20 5:-20 6:24 7:-18
toy 0:-36 2:-24 4:-34 5:-37
tps 2:-20 4:-21 6:18
tra 2:-21 3:-28 4:16 5:19 6:-27 7:-32
trabaj 1:-37 2:-19 3:-19 4:43 6:-23 7:-31
trabajador 2:-19 3:-25 4:26
trac 2:-20 3:-30 4:-23 5:22 6:-18 7:-17
trach 0:25 1:-22 2:-36 3:-25 4:-18 5:-30 6:-27
track 0:-37 2:-49 3:-50 5:59 7:-39
trackin 5:21 6:-23
tractor 0:46 2:-45 3:-49 4:-26 5:-42 6:-44 7:-20
trad 0:-27 1:-42 4:58 5:-38 6:-58
trae 1:-47 2:17 3:-43 5:-34 7:-42
traen 0:-16 1:-22 3:-30 4:36 5:-35 6:-35 7:-30
traffic 0:-26 2:-29 3:-34 4:18 5:-34 6:-47 7:-22
traffick 0:-36 1:-50 2:-47 3:-61 4:98 5:-57 6:-71 7:-55
traffik 0:-16 1:-16 2:-15 3:-15 4:25 5:-15 6:-18
trafic 0:-18 1:-19 2:-26 3:-21 4:34 5:-27 6:-31 7:-22
trag 0:42 2:-43 3:-21 4:-25 5:-35 6:-35 7:-31
tragar 5:-17 7:-16
trai 6:-18
traig 0:-28 2:-35 3:-37 6:-16 7:23
trail 0:-18 1:-37 2:-16 5:16 6:-46 7:27
trailhead 1:-18 5:20
trailor 0:-20 1:-26 2:-20 3:-23 5:-16 6:19 7:-22
train 0:-40 1:17 2:-49 3:38 4:-37 5:-35 6:-50 7:18
traj 0:-23 1:-27 2:-39 3:-48 4:48 5:-36 6:-36 7:-32
trajeron 0:-26 1:-32 2:-24 3:-42 4:44 5:-38 6:-51 7:-37
tramp 2:-20 3:-18 4:21 5:-16
trampolin 0:25 1:-18 2:-25 6:-23 7:-19
tran 0:-34 1:16 2:-48 4:-37 5:-27
tranc 0:-16 1:-30 3:-17 5:-25 6:22
trancas 0:-22 1:-24 5:-24 6:22
tranq 0:18 2:-18 3:-16 4:-22 5:-23
transf 1:-20 3:-24 4:-18 5:-19 6:18 7:-19
transfer 1:-24 3:-23 5:25 6:-23 7:-17
transgend 0:-16 1:18 2:-16 3:-18 6:-21 7:-15
transit 2:-20 3:-17 5:-24 6:-27 7:27
transitional 0:-18 1:-26 2:-18 3:-25 5:-22 7:19
translat 2:-24 3:-22 4:-16 5:-18 6:24 7:-18
trap 1:-39 2:-36 3:-34 4:24 5:-36 7:-36
trash 0:-36 1:-32 3:-36 4:-39 5:17 7:17
traspas 3:-23 4:20 5:-20 7:-20
trat 0:-28 1:-26 2:-33 3:-33 4:36 5:-36 7:-28
traum 0:-16 1:-18 2:-24 5:-24 7:-21
travel 0:-18 1:-20 2:-29 3:-26 6:-20
treadmill 3:-23 4:-18 5:-17 7:-17
treat 0:-29 1:-35 2:18 3:-23 4:-19 5:-29 6:20 7:-19
treatment 0:-32 1:-37 2:-40 3:22 4:-25 5:-22 6:22
tree 1:41 2:-48 3:-51 4:-43 6:-36 7:-32
tremblin 0:20 3:-18 6:-26
tren 0:-24 2:-28 4:-22 6:-40
trep 0:-19 1:20 2:-19 3:-23 7:-17
tres 2:-21 4:-19 5:20 6:-24 7:-26
trespass 4:-22 6:-17
trevor
tri 0:27 1:32 4:-21 5:-37 7:-25
triag 2:-18 3:-16 5:-15 6:24
trial 5:-25
trib 0:-17 3:18 4:-15 5:-15 6:-18
tribal 0:-37 2:-28 4:-25 5:-26 7:-20
tricar 1:-19 2:-18 3:-16 4:-24 5:-20 6:24 7:-21
trick 0:-32 1:-35 2:-37 3:-42 4:63 5:-38 6:-48 7:-49
trickin 0:-17 3:-19 4:26 6:-23 7:-27
trimmigrant 1:-23 2:-17 3:-17 4:22
trip 1:-16 2:-48 5:-45 7:-27
triplet 1:-26 3:-23 4:-20 6:-21 7:-19
trippin 0:-20 1:-16 2:-20 4:-23 5:26 6:-22
trist 0:-25 1:25 2:-16 3:-22 6:-26
tristez 0:-25 1:25 3:-26 5:-15 6:-15
tromp 0:-35 1:-18 2:-25 3:-25 4:-30 5:-24 6:30 7:-16
troop 0:-19 1:-25 4:-21 5:-26 7:-20
troubl 0:-25 4:-32 5:-33 7:-33
truck 0:-29 1:-19 4:20
true 2:-28 3:-16 5:-19
truen 1:-15 2:-18 3:-19 6:18 7:-15
trunk 0:-18 2:-23 3:-33 5:17 6:-17 7:-33
try 0:-29 2:-19
tu 0:-21 1:-26 2:-28 3:-27 4:15 5:-26
tub 0:31 3:-39 4:-37 5:-35 7:-52
tubal 6:-17
tube 0:41 2:-38 4:-19 5:-20 6:-32 7:-17
tubo 0:-18 1:-23 2:-22 3:-25 4:-18 5:-19 6:24 7:-22
tucson 4:-18 6:22 7:-22
tuerc 0:-17 2:19 6:-20
tuesday 0:-22 1:-38 4:-16 7:-31
tuition 4:-25
tuls 0:-16 1:-17 2:-15 4:-24 5:-19 6:-20
tumb 0:-19 1:-17 2:-28 3:-25 4:-15
tumblr 3:-15 5:16 6:-19
turkey 0:-15 5:-20 6:-25 7:-17
turn 2:-31 5:18 6:-29
turnin 0:22 1:-18 2:-18 4:-20 5:-22 6:-17 7:-20
turnoff 3:21
turtl 2:-15 3:-20 4:-16 5:-15 7:19
turtleneck 0:-29 1:-36 2:-41 3:-28 4:-19 6:37 7:-24
tutor 0:-37 1:-34 2:45 4:-24 5:-22 6:-44 7:-17
tuve 0:-24 2:-35 4:-21 5:-28 6:15 7:-27
tuvo 0:-33 2:-29 3:32 4:-28 6:-38 7:-32
tv 0:-28 1:-26 2:-49 4:-32 6:20
tweakin 0:-20 2:20 4:-19 6:18
tweetin 1:15 2:-22 4:-16 7:-29
twelv 0:-31 4:20 5:-43 6:-44
twenty 0:-17 1:-22 2:-19 3:17 4:-27 5:-32
twic 1:-23 3:-43 5:17 7:-31
twin 3:-36 5:-46 6:-30
twist 0:-38 1:-42 2:-52 3:-41 4:-21 5:-33 6:55 7:-18
twitch 0:32 1:-16 2:-32 3:-18 6:-30
two 1:-19 2:-21 5:-17 7:22
tx 6:17 7:-19
tylenol 0:-24 1:57 2:-34 3:-34 4:-31 5:-41 6:-44 7:-32
tyler 4:-15
typ 0:-51 1:-40 3:-27 4:-18 5:-35 6:30 7:-30
type 0:-29 1:-22 2:-28 4:21 5:-23 7:-21
u10 1:-18 3:-19 4:-18
uber 0:-27 1:-38 2:-35 3:30 5:20 6:-35 7:-29
ubic 0:-16 1:-24 2:-29 4:-22 5:19 6:-21
ubicacion 0:-19 1:-21 2:-22 3:-26 4:-18 5:24 6:-27 7:-18
ubicasion 0:-20 1:-22 2:-19 3:-21 4:-22 5:26 6:-22
ugly 1:-22 2:16 3:-16 4:-25 6:-19
uhaul 0:-23 1:-19 2:-20 3:-21 4:-29 5:-34 7:27
ukrain 0:-19 2:-23 4:25 5:-17 6:-25
ukraini 2:-28 3:-24 4:15 6:-21
ultim 1:-23 3:-22 6:-26 7:16
ultrasound 1:-16 2:-22 3:18 4:-19 6:-18
umbilical 0:27 1:-25 2:-17 3:-20 6:-22 7:-16
umm 1:-17 2:-18 3:-21 4:-17 5:-16 6:-17 7:-24
un 3:16
una 7:-16
unaccompani 2:24 4:21 6:-23
unaliv 0:-23 1:32 2:-27 3:-34 4:-27 5:-21 6:-24 7:-23
unbuckl 0:-22 1:16 3:20 4:-17 5:-31 6:-30 7:-18
uncl 1:-32 2:60 5:-31 6:-16 7:-29
unconscious 0:52 1:-32 2:-27 3:-22 4:-25 5:-29 6:-17 7:-42
under 4:-21 7:17
underag 1:-18 2:26 3:-21 4:16 5:-21 6:-17 7:-25
understand 0:-34 1:-34 2:-32 3:31 4:-23 5:-21
underw 0:-53 1:-45 4:-35 5:24 7:-31
underwat 0:21 1:-23 4:-21 5:-18 6:-24 7:-24
undocument 0:-29 1:-16 3:-33 4:-36 5:-21 6:24 7:-26
undon 2:-21 3:17 4:-22 6:-21
undress 0:-17 1:-40 3:23 4:-47 6:-41 7:-17
unf 1:-16 2:22 6:-16 7:-24
unfriend 4:-20
unhealthy
unhook 0:-28 1:-22 2:-20 4:-21 5:-23 6:23 7:-24
uni 2:-21 6:-23 7:-29
uniform 0:-17 1:-33 2:-32 5:-39 7:-29
union 0:-17 1:-22 2:-16 3:-33 4:18 5:-29 6:-31
unit 0:-23 1:-42 2:-27 3:-22 4:-36 5:27 6:-30 7:20
universidad 0:-21 1:-24 2:-31 3:24 4:-28 6:-21 7:-17
unknown 0:-17 1:-22 2:-27 3:-37 4:-37 5:39 6:-33 7:-19
unless 0:-27 1:-30 2:-41 5:-31 6:45 7:-21
unlock 0:-22 1:-22 2:-21 4:-30 5:22 6:-36 7:-33
uno 0:-34 1:-39 4:19 5:-28 6:-28 7:-23
unpaid 0:-18 1:-23 2:-22 3:-21 4:45 5:-19 6:-41 7:-31
unplug 0:-26 1:-33 2:-20 3:-31 6:17 7:-16
unreal 0:21 1:-22 5:-24 7:-16
unresponsiv 0:27 1:-24 2:-32 3:-26 4:-17 5:-28 6:-35 7:-24
unrestrict 3:25 5:-16 6:-22
unsaf 0:-19 1:-17 2:-19 3:-17 4:-16 5:-19 6:23 7:-20
unscrew 0:-22 1:-16 3:-22 4:-20 5:-17 6:23
unshelter 1:-20 3:-17 6:-15 7:24
unsupervis 1:-22 2:25 3:-17 6:-26
untest 3:25 6:-22
until 0:-37 1:-18 5:-37 6:17
unwant 0:-21 1:-23 2:-37 3:42 4:-29 5:-16 6:-29 7:-17
unzip 0:-21 1:-45 2:-20 3:42 4:-35 5:-34 6:-37 7:-28
up 5:24
updat 0:-23 1:25 2:-18 3:-17 4:-23 5:-19 6:-23 7:-23
upload 2:-28 3:-16 5:24 6:-20
upper 0:-15 1:-17 2:-15 3:-21 4:-17 6:18
upperclassm 6:-20
ups 0:-24 1:-33 2:18 3:-30 4:-21 6:-17 7:-23
upsid 0:-33 1:-17 2:-22 3:-27 4:-16 5:-24 6:29 7:-16
upskirt 2:-24 3:20 4:-25 5:-27 6:-26
upst 1:-41 3:-19 7:-36
urge 0:-20 1:35 2:-17 3:-22 4:-15 5:-20 6:-21 7:-30
urgent 0:-18 1:-29 2:-34 3:-26 4:-17 5:-17 6:-15 7:28
urself 1:25 2:-34 3:-27 5:-28 7:-18
us 0:-17 1:-31 4:25
usa 0:-34 1:-25 3:-34 4:15 7:-31
usar 0:-16 1:-18 3:18 5:-20
usb 1:-16 2:-17 3:-18 4:-27 5:20 6:-17
uscis
use 0:-17 3:-18 7:-18
used 0:-40 1:-54 2:-53 3:56 5:-32 6:-22
useless 2:-28 3:-25 4:-23 6:18
usher 0:17 4:-15 6:-23
usin 0:-18 1:-22 2:-37 3:-23 4:17 5:25 6:-25 7:-35
using 0:-18 2:16 3:-26 4:-25 5:-16 7:-16
uso 2:-18 3:-22 4:-24 5:15
usually 0:-25 2:-15 3:-21 5:-20 6:19
utah 1:19 2:-26 3:18 4:-17 7:-18
uti 3:23 4:-28 5:-18 6:-26
utility 1:-16 5:20 6:-23
uv 4:-27 6:22
uva 0:22 1:-17 2:-18 4:-21 6:-20 7:-20
uvier 1:-20 2:23 6:20
uvis 4:-15
va 0:-27 2:-27 3:-26 4:-16
vacancy 1:-19 3:-16 4:-20 5:-19 6:-21 7:20
vacat 1:-25 5:-17 6:-18 7:21
vacation 0:-18 1:26 3:-18 6:-17 7:-19
vacatur 2:-17 3:-18 4:16
vale 0:-30 1:23 2:-28 3:-29 4:-28 5:-27 6:-34 7:-26
valg 0:-19 2:-20 3:-32 4:-23 5:-20
valhal 0:-21 1:21 3:-18 5:-25 6:-21
vali 0:-18 1:-18 2:-20 3:20 4:-17 5:-23 6:-23 7:-18
valor 1:17 4:-16 5:-23
vamo 0:-25 1:-21 2:-18 3:-22 5:-28 6:-29
van 0:-18 1:-41 4:27 6:-41 7:22
vanish 0:-26 2:-23 3:-32 4:-17 5:-23 7:-19
vape 1:-26 4:-29 5:-29 6:-21 7:-16
var 0:-23 1:-17 2:-20 3:-17 4:-19 5:-16 7:18
vari 0:-17 2:-26 4:17 5:-23 6:-19 7:-27
varon 0:-16 3:25 5:-24 6:-23 7:-17
vase 1:-26 4:19 6:-23 7:-26
vato 1:-24 2:-22 3:25 6:-25 7:-15
vawa 0:-17 4:-15
vbs 2:24 4:-23 6:-20 7:-17
ve 0:-29 1:-43 2:25 3:-35 4:-24 5:23 7:-23
vean 0:-19
vece 0:-34 2:-27 3:-29 4:-22 5:28 7:-37
vecin 1:-20 4:-21 5:21 6:-16 7:-35
vecinit 2:23 5:-22 6:-17
vegas 0:-25 1:-23 3:-36 4:46 5:-43 6:-33
vein 0:-27 1:29 2:-23 3:-16 4:-19 5:-23 6:-25 7:-26
ven 1:-24 2:-25 3:-24 5:-31 6:18 7:-22
vena 1:28 2:-17 3:-18 4:-25 5:-25 6:-20 7:-30
venci 0:-18 1:-21 3:-16 5:-22 7:18
vend 0:-39 1:-40 3:-58 4:71 5:-42 6:-48 7:-49
vendem 2:-20 4:20 6:-18
vendi 0:-18 1:-17 2:-16 3:-19 4:26 5:-17 6:-22 7:-17
vendor 3:18 4:-16 5:-17
venen 1:19 2:-26 3:-29 4:-17 5:-21 6:-19 7:-19
venezolan 3:-16 4:-18 5:-16 6:-19 7:16
venezuel 1:-16 2:-20 5:-20 7:16
veng 2:-20 3:-18 4:18 5:-28 6:-27
venm 0:-20 1:-20 2:-21 3:-27 4:-24 5:35 6:-45 7:-15
vent 1:-29 3:-34 5:20 6:-45 7:-23
ventan 0:-40 1:-35 3:-39 4:-37 5:23 7:-37
ventilator 0:18 2:-16 3:-18 5:-24 6:-16 7:-17
veo 1:26 3:-31 4:-34 5:-39 6:-37 7:-36
ver 0:-22 1:-44 3:-17 4:-23 6:21 7:-26
verbal 0:-17 2:-26 3:-29 5:-22 6:30
verbally
verguenz 3:-17
verizon 1:-21 2:-17 3:-28 4:-25 5:30 6:-39
verm 2:21 3:-22 4:-21 6:-20
vermont 1:-18 3:-19
version 2:-18 3:-18 5:-24 7:-24
very 0:18 1:-30 2:-26 3:-20 6:16 7:-25
ves 0:-21 2:-17 3:-27 4:-25 7:-22
vesin 0:-17 1:-16 2:-16 3:22 4:-17 5:-16 6:-19 7:-18
vet 1:25 4:-28 5:-29 6:-32
vete 0:-16 1:-17 2:-24 3:-24 5:-16 6:-25 7:20
veter 0:-18 2:-21 3:-19 4:-18 5:-22 6:-36 7:24
veteran 0:-24 1:35 2:-20 3:-28 4:-19 6:-34 7:-23
vez 0:-38 4:-43 6:20 7:-39
vi 0:-26 1:-31 2:20 3:-37 4:-28 7:-25
via 1:23 5:-26 6:-16 7:-19
viaj 0:-24 1:-31 2:-22 3:-33 4:32 5:-22 6:-30 7:-19
viber 0:-16 2:-24 4:-19 5:24 6:-24 7:-19
victim 0:-34 1:-27 2:-16 7:-16
vid 0:-27 2:-36 3:16 4:28 6:-52 7:-21
vida 0:-40 1:56 2:-34 3:-45 4:-43 5:-33 6:-21 7:-39
vide 0:-26 6:-39 7:-27
videophon 0:-27 1:-40 2:-35 3:-35 4:-32 6:26 7:-21
vidri 0:25 1:-21 2:-26 4:-18 5:-21 6:-34
viej 0:17 4:-35 7:-38
viejit 0:20 1:-39 2:-50 3:-32 4:19 5:-37 6:20 7:-25
vien 0:18 1:-23 2:-33 3:-29 4:-38 5:22 6:-41 7:-27
viend 0:-27 1:-29 2:-23 3:-18 4:-16 5:26 6:-29
viern 0:-23 1:-28 2:-32 5:-18 6:17
viet 4:-27 6:22
vietnam 1:16 3:-17
view 2:-18 3:-18 5:20 6:-21
vigil 0:-31 1:-48 2:-47 3:-46 5:64 6:-26 7:-48
vilenc 5:-15 6:21 7:-23
villag 0:-20 1:-38 3:-22 4:24 6:-23 7:-30
vin 5:19 6:23
vine 0:-21 1:-18 2:-26 4:26 5:-27 6:-38 7:-26
vineg 0:25 1:-21 3:-20 4:-17 6:-24
vio 1:-18 6:-23
viol 0:-30 1:-46 2:-51 3:85 4:-47 5:-43 6:-73 7:-37
violacion 0:-35 1:-29 2:-38 3:65 4:-37 5:-39 6:-31 7:-33
violanc 4:-17 5:-16 6:24 7:-26
violasion 3:19 4:-19 5:-22
violat 0:-30 1:-39 2:-37 3:43 4:-44 5:-23 7:-26
violenc 0:-21 1:-27 2:-26 4:-27 5:-25 6:52 7:-40
violenci 0:-31 1:-36 2:-28 3:-37 4:-40 5:-34 6:65 7:-35
violent 0:-39 1:-43 2:-36 3:-27 4:-40 5:-60 6:60 7:-57
vip 0:-24 2:-18
vir 0:23 1:-16 3:-17 6:-27
virg 0:-16 6:-21 7:-23
virgencit
virgin 0:-18 1:-27 2:28 3:-36 4:-32 5:-20 6:-16
virginity 1:-24 2:-16 3:21 6:-19
visa 0:-22 1:-27 2:-30 4:59 5:-29 6:-23 7:-27
vision 0:18 1:-20 6:-18 7:-17
visit 0:-30 1:-18 5:-18 7:-20
visitation 0:-38 1:-26 2:17 4:-23 6:-25
visitor 0:-20 1:-15 3:-16 4:-16 5:-17 6:19 7:-22
vist 1:-15 2:-16 3:-16 4:-21 5:-19 6:23
vitamin 0:17 2:-30 6:-26
viud 0:19 1:-16 3:-16 4:-18 5:-18 6:-17
viv 0:-17 3:-16 4:-17 5:-26 6:19 7:-22
viva 0:-25 1:32 2:-29 3:-28 4:-29 5:-24 6:-30 7:-16
vive 0:-20 1:-34 2:-29 3:-26 4:-30 6:23 7:-31
vivi 1:-18 2:-16 3:-20 4:-21 5:-17 7:21
viviam 0:-21 1:-18 2:-16 3:-19 4:-21 5:-32 6:-25 7:25
viviend 0:-16 1:-19 5:-16
vivir 0:-40 1:49 2:-43 3:-34 4:-30 5:-36 6:-41 7:-40
vivo 2:-20 3:-41 6:23
vodk 0:-27 2:17 4:-25 5:-31 7:-34
voic 0:-22 1:25 3:-36 4:-33 7:-18
voicemail 0:-30 2:-30 3:-35 4:-40 5:32 6:-53 7:-29
voilenc
volant 1:22 2:-17
volum 0:-20 1:-17 6:18
volunt 0:-28 1:-18 4:-29 5:18 6:-37 7:-42
volv 0:-20 1:-22 2:-28 3:-25 4:-17 5:-31 6:27 7:-25
volvi 1:-15 5:16 6:-20
vomit 0:59 1:-48 4:-29 5:-34 6:-50 7:-30
vos 3:-29 4:-19 6:-34
vot 1:-23 2:-22 3:-21 5:-18 7:19
voter 2:-18 4:-21 5:20 6:-25
vouch 0:-23 1:-19 2:-26 3:-32 4:-41 5:-22 6:-29 7:43
vow 0:-17 1:-22 2:-26 3:-20 4:-18 5:-16 6:24 7:-16
voy 0:-26 1:16 2:-33 3:-34
voz 1:22 2:-23 3:-21 4:-22 6:-37
vp 0:-24 1:-26 2:-20 3:-19 4:-32 7:-29
vs 3:25 5:-16 6:-22
vuelt 0:-19 1:-19 2:-19 3:-25 4:-16 5:-21 6:-16 7:23
vuelv 2:-36 3:-43 4:-27 5:31 7:-25
waffl 0:-20 2:-31 3:-18 4:-36 5:-32 6:24
wage 0:-27 1:-32 2:-42 3:-34 4:55 5:-20 6:-40 7:-48
waian 0:-15 2:-17 3:-20 6:20
wait 0:-21 2:-35 3:-23 4:-27 5:53 6:-18 7:-17
waitin 4:-21 5:22 6:-25 7:-16
waitress 1:-19 2:-17 3:17 7:-36
waiv 4:-21 6:20
wak 0:25 1:-16 2:-48 3:-16 4:-29 5:-38 6:-50 7:-26
wake 0:33 1:25 3:-35 4:-46 5:-41 6:-25 7:-42
wal 1:-18
walgr 0:-25 1:-17 2:-24 3:-23 5:17 6:-32
walk 0:-33 4:-24
walkin 0:-31 1:-30 2:-27 4:-30 5:27 6:-36
wall 3:-35 4:-36 5:-17 6:16 7:-22
wallet 0:-25 1:36 2:-35 3:-20 4:-24 5:-30 6:-38 7:-30
walmart 1:-35 3:-44 4:-33 6:-30 7:21
wander 0:-15 1:-27 2:21 3:-20 4:-18 5:-25 6:-27
want 0:-34 1:40 5:-33 6:-25 7:-37
ward 0:-32 2:-23 4:-27 5:-35 6:-32
warehous 2:-26 6:-29 7:-26
warm 1:-24 2:-37 3:-35 4:-30 5:-36 6:-44 7:49
warn 0:-20 1:-43 2:-31 3:-16
warrant 0:27 1:-18 2:-19 3:-22 5:-16 6:-21 7:-23
was 1:-22 3:46 6:-25
wash 0:-30 1:-32 2:-43 3:35 5:-32 6:-57
washin 0:-28 1:-26 2:-18 3:22 4:-27 5:-19 6:-26
washington 7:-32
wasnt 0:-26 2:-33 3:30 4:-28 6:-32
wasp 0:15 1:-18 2:-17 3:-16 5:-19
wast 0:-26 1:26 3:-17 5:-25 6:-22 7:-15
wat 0:-20 2:-15 6:-22
watch 0:-25 1:-28 5:40 6:-16 7:-24
water 0:37 1:-50 2:31 3:-25 5:-23 6:-30 7:-35
waterboard 0:-20 1:-16 3:-19 4:-22 6:19
wav 1:-15 3:-22 6:15
wave 0:-21 1:-33 2:-36 3:-30 4:-21 6:27 7:-23
wawa 3:-17 4:-19 5:-20 6:-18
way 0:-30 1:45 2:-28 4:-44 6:-19 7:-44
we 1:-23 2:-16 3:-28 4:17 7:21
weak 0:27 1:-27 3:-17 5:-22 6:-26
wealthy 1:-27
wean 0:-16 1:24 3:-21 4:-16 5:-16 6:-27 7:-16
weapon 0:-22 2:-25 3:-25 4:-27 5:-29 6:21 7:-23
wear 1:-30 3:-20 4:-36 5:17
weath 0:-29 6:-27 7:20
webcam 1:-17 3:-32 4:28 6:-20 7:-24
websit 0:-23 1:-25 2:-36 3:-32 4:39 5:-22 6:-35 7:-39
wechat 0:-19 1:-21 2:-15 4:-25 6:-17
wed 0:-38 2:-42 4:-54 6:30
wedg 0:-34 1:-28 2:19 3:-36 4:-31 5:-25 7:-30
weed 1:-33 3:-35 4:20 6:-43 7:-35
week 0:23 6:-17
weekend 0:-36 1:-20 2:40 3:-23 5:-34 7:-34
weekly 1:-20 2:-26 3:-19 4:-33 5:-19 6:20 7:19
weigh 0:-37 1:-32 2:31 3:-26 5:-35 7:-26
weight 0:-16 1:27 2:-19 4:-23 5:-20 6:-18 7:-20
weird 3:-54 4:-37 5:39 7:-32
welcom 0:-19 3:-19 5:-27 6:-22 7:20
welfar 0:-17 4:-26 5:15 6:-29 7:-19
well 0:-32 3:-18 4:-19 6:-17 7:-22
wellness 4:-16
welt 0:-31 1:-41 2:52 3:-37 4:-29 5:-41 6:-37 7:-30
wen 1:-28 3:-29 5:-23 6:18
wendy 0:-17 3:27 4:-22 5:-24 6:-24
went 0:31 1:-29 2:-27 3:32 4:-21 6:-19 7:-16
were 1:-40 2:-20 4:-20 6:-21 7:29
west 6:-24 7:-15
wet 1:-30 2:20 3:-18 4:-35 5:-31
wettin 0:-20 3:-15 6:-24 7:-19
weve 2:-15 3:-20 4:-16 5:-15 7:19
what 4:-20
whatsapp 0:-17 1:-22 2:-19 3:-26 4:-24 5:35 6:-29 7:-15
wheel 1:-17 2:-35 3:-50 4:-34 6:21
wheelch 0:-28 1:-36 2:-24 3:-19 4:-46 5:-18 6:31
wheez 0:29 1:-19 2:-17 6:-34
wheezin 0:19 6:-16
wheezy 0:16 1:-22 3:-18 6:-22
whelp 0:-20 1:-23 2:22 5:-15 6:-22
when 0:-21 4:-20 7:-20
whenev 0:-29 4:-26 6:-24
wher 0:-27 1:-23 4:-16 5:29 7:34
whereabout 2:-19 3:-21 4:-25 5:26 6:-16
wherev 0:-17 2:-17 3:-26 4:-29 5:26 6:-19
which 0:-21 2:-62 5:26 7:-34
whichev 2:-15 5:25 6:-25 7:-19
whil 0:-36 1:-30 2:-16 3:34 4:-26 7:-20
whip 0:-32 1:-44 2:43 3:-37 4:-46 7:-27
whippet 0:32 1:-17 2:-24 3:-25 4:-28 5:-15 7:-22
whiskey 0:-18 2:22
whisp 1:-22 4:-17 5:-15 7:-19
whisper 0:-31 1:-35 3:-36 5:-27 6:19 7:-22
whistl 0:18 5:-20 6:-17
whit 0:26 1:-25 2:-56 4:-25 5:21 6:-19 7:-40
whitepag 1:-24 2:-23 3:-22 4:-18 5:22 6:-26 7:-16
who 0:-23
whoev 1:-29 2:-20 3:-17 4:30 6:-23 7:-19
whol 0:43 2:-23 3:-31 6:-26
wholl 1:-16 3:-15 4:-16 6:-16 7:17
whoop 0:-17 1:-26 3:-21 4:-25 5:-31
whoopin 1:-25 2:27 3:-15 4:-19 5:-17 6:-22 7:-20
whor 0:-27 1:-25 2:-27 3:-31 4:-30 6:30 7:-24
whos 0:-30 1:-30 2:-28 3:-19 7:-21
whup 1:-16 4:-16 5:-20 6:17 7:-20
whupp 0:-22 1:-19 2:-26 3:-18 4:-16 5:-18 6:28
why 4:-16 7:-33
wic 0:-16 4:-21 6:24 7:-35
wichit 0:-16 1:-21 2:-19 3:-20 7:-16
wick 0:-20
wide 0:-17 2:-20 3:-23 4:16 6:-18 7:-18
widow 1:18 2:-41 4:-41 6:-20
wife 2:-27 3:-23 4:-25 5:-38 6:15
wifey 0:-24 1:-24 3:-21 4:25 5:-27 6:-32
wifi 1:-23 2:21 3:-40 4:-32 5:-27 7:-20
wild 2:-18
wilderness 2:22 3:-22 4:-29 5:-16
wilk 3:-24 4:-15 6:25 7:-21
will 2:-20 3:-17 4:-21 6:26
win 1:22 3:-17 6:-16 7:-18
wind 0:-32 2:-35 3:-31 4:-28 6:17
window 0:-17 2:-31 3:-16 4:-25 5:44 6:-19 7:-34
windpip 1:-27 2:-17 3:-28 4:-20 5:-24
windsheeld 1:-22 3:-20 4:-20 5:25 6:-24
windshield 0:-39 1:-48 2:-29 3:-22 4:-22 5:34 7:-20
windy 1:-22 3:-22 5:-22 7:21
wine 0:-29 4:-33 5:-28 6:-32 7:-27
wint 0:-27 1:-21 3:-26 4:-25 5:-29 6:21 7:-40
wipe 0:-32 1:-25 2:-21 5:19
wiper 0:-16 1:-23 3:-20 5:38 6:-35 7:-21
wir 0:-23 1:-24 2:-17 3:-30 6:20 7:-16
wire 0:18 1:-30 3:-19 4:-21 5:24 6:-33 7:-30
wisconsin
wish 0:-40 1:66 3:-51 4:-35 5:-35 6:-33 7:-42
with 0:-15
withdraw 1:-27 4:-20 5:-23 6:30
withdrew 1:-26 3:-19 4:-18 5:-28 6:25
withhold 1:-27 3:-21 4:-20 5:-19 7:-21
within 0:-15 2:-21 3:27 4:-28 5:-16 6:-33 7:-19
without 0:-29 2:-17 3:22 4:-17 5:-32
witness 0:-18 2:-26 4:-19 5:-27 6:-25
wive 0:-19 1:-31 2:-19 4:-31 6:20 7:-21
wk 2:-21 3:-21 4:17 5:-15 7:-23
wknd 1:-17 2:26 3:-17 4:-17 6:-31 7:-19
wks 1:-24 2:-24 3:-38 5:-29 6:-25 7:18
wlw 0:-16 2:-17 3:-20 6:16
wm 2:-16 3:17 7:-16
wobbl 0:18 1:22 2:-15 6:-25 7:-18
woke 0:-43 2:-43 3:62 4:-51 5:-56 6:-54 7:-24
women 1:-21 2:-40
won 1:19 2:-24 6:-18 7:-23
wont 2:-17
wood 0:16 3:-35 4:-34 6:-30
woodstov 0:-19 1:-20 3:-23 4:-16 6:22 7:-16
word 4:-37 7:-36
wore 0:-30 1:-44 2:-20 3:21 4:-28
work 1:-23 3:-24 4:44
workin 0:18 1:-26 2:-18 3:-20 5:-17 6:-18
workplac 0:-18 2:-16 6:-17
workshop 1:-17 2:-26 3:25 6:-18 7:-16
world 0:-25 1:54 2:-23 3:-35 4:-31 6:-32 7:-33
worri 0:-24 1:34 3:-33 4:-26 6:-31 7:-16
worry 0:-19 1:24 2:-26 3:-32 5:19 6:-33
wors 0:-39 2:-32 4:-32 5:-41 6:25 7:-49
worst 0:31 1:-32 2:-18 3:-15 4:-19 6:-18
worth 0:-37 1:47 2:-25 3:-31 4:-50 5:-15 6:-40 7:-34
worthless 0:-32 3:-22 4:-21 5:-23 7:-32
would 0:-24 1:43 2:-37 3:-25 5:-33 7:-40
wouldnt 2:-22 3:69 4:-27 5:-61 6:-31 7:-32
wrap 0:-18 2:-29 3:-15 4:-28 5:-24
wreck 1:-26 3:-22 5:-22 6:20
wrench 0:-26 1:-20 2:-26 3:-31 4:-18 5:-26 6:36 7:-20
wrestl 0:-30 4:-28 7:-21
wrinch 0:-17 1:-16 2:-16 4:-17 6:19
wring 0:-15 2:-17 4:-17 6:21 7:-17
wrist 0:15 1:33 2:-41 3:-23 5:-49 7:-26
writ 0:-41 1:38 2:-53 3:-43 4:-39 6:-37 7:-25
wrk 1:-27 4:-18 5:-18 6:19
wrong 1:-36 2:-19 3:19 5:-45 7:-38
wrot 0:-19 1:63 2:-55 3:-41 4:-43 5:-23 6:-24 7:-43
wud 0:-21 1:19 2:-15 3:-20 4:-15 5:-25 6:-21 7:-30
wv 0:-16 3:-16
wylin 0:-24 1:-27 2:-25 4:-15 5:-20 6:20 7:-21
wyo
wyom 0:-17 1:-17
x2
xan 0:25 1:-21 2:-25 3:-21 4:-23 5:-15 7:-20
xanax 0:37 1:18 2:-30 3:-21 4:-32 5:-27 6:-35 7:-30
xbox 1:-20 2:-19 5:21 7:-21
y 4:15
ya 1:35 2:-35 3:-29 4:-29
yakam 1:-22 3:-20 4:-16 6:18
yakim 6:18 7:-17
yall 0:-22 1:21 2:-29 3:-22 4:-23 7:-16
yank 0:-28 1:-25 2:30 3:-35 4:-23 5:-36 6:17 7:-38
yard 1:-53 3:-45 4:-34
year 2:23 4:21 5:-33 7:-25
yel 0:-37 3:-37 4:-43 6:43 7:-34
yell 1:-18 2:-18 3:-45 4:-41 5:-34 6:25 7:-38
yellow 0:18 1:-29 3:-18 4:-18 6:-28 7:-17
yern 0:-26 3:-19 4:-22 5:-23 6:21
yes 0:-21 1:-43 2:-28 3:43 4:-22 5:-31 6:-47 7:-36
yesterday 4:-31 6:-18
yet 1:-23 2:-20 3:-18 5:-18
ymca 0:-17 3:-26 6:-18 7:16
yo 0:-34 3:19 6:-36 7:18
yoga 1:-19 2:-34 3:25 5:-20 6:-20
york 1:-16 2:-18 3:18 4:-19 5:-24
you 0:-18 1:22 2:-20 4:-30 7:17
youll 0:-23 2:-26 3:-28 4:-19 5:-26
young 0:-22 1:-33 2:25 3:-48 4:35 5:-16 6:-34 7:-18
youngest 0:-22 1:18 2:-18 5:-20 6:-24
youngin 0:-17 2:25 5:-21 6:-19 7:-20
youngun 1:-19 2:23 3:-19 6:-18
your 0:-26 1:17 3:-46 4:15
yourself 1:29 5:-16 7:-18
youth 0:-28 2:15 4:-42 5:-30 6:-26 7:22
yt 0:-16 1:-17 3:-16 4:-16 5:20
zanesvil
zapat 0:-16 1:-16 2:21 3:-22 4:17 5:-22 6:-32 7:-21
zarand 0:-21 1:-16 2:17 3:-21 5:-28 7:-16
zel 3:-20 5:20 6:-16
zero 0:-20 2:-15 3:-26 5:-20 6:-28
zip 0:-18 1:-36 2:-27 3:20 4:-17 5:-27 6:21 7:-19
zoloft 0:-15 1:17 2:-27 3:-18 4:-18 5:-23 6:17
zone 2:-16 5:20 6:-21
zumb 0:-18 1:-21 2:-29 3:-18 4:-29 5:-19 6:36
`,
}
