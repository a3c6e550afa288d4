/** The words that hold English sentences together. They tell the language; nouns do not, everybody borrows those. */
export const englishGrammar = `
the is are was were am be been what whats how do does did can could would will should shall you your yours u i im ive my
mine we our us for and of it its this that these those with have has had if not dont doesnt cant wont isnt arent any much
many want wanted need where when who whom why which please there they them their he she his her about from by at as an a
get give tell show make made need like just or but so than then into too also very some more most
`

/** Words of everyday English that say nothing about the subject. They tell the language, and are never misspellings. */
export const englishWords = `
a an the this that these those it its there here i me my mine we us our ours you your yours u ur he him his she her
they them their who whom whose which what when where why how be am is are was were been being do does did done doing
have has had having will would shall should can could may might must not no nor dont doesnt didnt cant couldnt wont
wouldnt isnt arent wasnt and or but if then else so than as at by for from in into of off on onto out over to too up
upon with within without about above after again against all also always am an another any anybody anyone anything
around because before between both bit come comes coming could day days down each either end enough even ever every
everyone everything few first found get gets getting give gives given go goes going gone good got had has hear help here
hi hii hope how just keep kind know known last later least leave less let lets like liked list little lot lots made make
makes making many may maybe mean means more most much must near need needed needs never new next nice nothing now often
lakh lakhs crore crores ok old once one ones only open other others own part people per person place please pls plz put quite rather really
right run said same saw say says see seems seen send set she show since sir madam maam bro brother dear friend buddy
some someone something somewhere soon still stuff such sure take taken takes taking tell than thank that thats the then
thing things think time times today together told hearing hearings tomorrow tonight took try trying two three four five six seven eight
nine ten twenty thirty fifty hundred thousand turn until us use used uses using very want wants wanted was way ways week
well went were what whats when whenever while whole will wish word words work works world yes yesterday yet im ive id
youre weve theyre lets whos hows wheres whens gonna gotta kindly actually basically currently already whether wondering
asap possible able available anyway however though although though each single simple small big large long short high
low easy hard best better bad fine great happy sad late early full half quick slow live line name names number place
question story share sound sounds start started stay start state talk team test text went where white wait waiting watch
water write wrote call called care carry case cases change city clear close cold country cover cut deal decide different
door else exactly example explain face fact family far father feel fill find follow food form forward front fun gave
girl group grow guess guy guys hand hands happen happened happens hard head health hear heard heart high hold home hour
hours house huge idea important inside instead issue join keep key kids lady large later learn left level life light
local look looking looks lose love main man matter meet men might mind minute minutes money month months morning mother
move night note offer office order ours outside paper pass past pay pick plan play point post problem provide question
reach read real reason receive remember reply rest return road room rule sale same save school second sell sense serve
service several ship sit size sort special spend stand step stop strong student study suppose system table team term
thought top town trust type under understand unit usually value view visit voice walk wall watch wear woman women wonder
year years young
accept account achieve act action active actual address adult advice afraid age agree air allow alone along alright alternative
ambitious amazing among anger angry animal annoy apart appear apple apply appreciate approve area argue arrange arrive art aside asleep
attack attempt attend attention aunt avoid awake award aware baby background balance ball base basic bath bear beat beautiful become bed
began begin believe belong below beside bill bird birth block blood board body bother bottle bottom bowl box brain brand bread break
breakfast bridge bright bring brown build built burn bus busy butter button calm camp cancel candidate capable capital captain
careful cash catch cause celebrate central century certain chain chair challenge chance character chat cheat check cheese chief choice
choose circle citizen claim clean clearly click client climate climb clock cloth clothes cloud coach coast coffee collect collection colour color
column comfort comfortable comment commercial commit common communicate community compete competitor complain complete compliant complex concern condition confident
confirm confuse connect consider constant contain content continue control convert convince cook copy corner correct cotton count couple
courage course cousin cream create creation creative credit crime crowd cry cup current curtain custom customer customers daily
damage dance danger dark date daughter dead death debt decade degree delay deliver demand department depend describe design desire desk despite
destroy detail develop device diet difficulty dinner direct direction dirty disappear discover discuss discussion display distance
divide document dog doubt draw dream dress drink drive driver drop dry duty eager earn earth easily east eat economy
educate effect efficient effort egg eight electric element email emotion employ employee empty encourage energy engine enjoy enquire enter entire
entry environment equal equipment error escape especially event exact examine excellent except exchange excite excited exercise exist expand expect experience
expert explore express extend extra eye fail fair fake fall familiar famous farm farmer fashion faster favour favorite fear feature fee feedback
fence fight figure file final finally finance finger finish fire fish fit fix floor flow flower fly focus fold foot
foreign forget forgot forever forgive formal forward four fresh fridge fruit fuel full function funny future gain garden gas gather general gentle
gift glad glass goal god gold grade grand grass gray green ground grow growth guard guess guest guide habit hair half
hall hang happily hardly hate hearing heat heavy height hero hide hill hire hit holiday honest honestly hope hospital host hot hotel huge human hungry
hurry hurt husband ice ideal imagine immediate import improve include income increase indeed industry inform information input insect
instance interest internet introduce invest invite iron island item jacket join joke journey judge jump justice kitchen knee knife
knowledge labour lack lake land language laugh law lawyer lay lead leader leaf learn least leather leg lend length
lesson letter library lie lift limit limited line link lip liquid listen load loan local lock log logic lol lonely loose loss lost loud lower luck lucky lunch
machine magic mail major male manage manager manner map mark market marry mass master material math maximum meal meaning
measure meat media medium member memory mention menu mess metal method middle milk million minor mirror miss mistake mix mobile
model modern mood moon moral motion mountain mouse mouth movie muscle museum nation native natural nature neck negative neighbour neither
nervous network neutral news nobody noise nor normal north nose notice novel nurse object obvious occasion offline offer
oil okay online operate operation opinion opportunity opposite option orange ordinary organise organize origin original otherwise oven
owner pack page pain paint pair panel park particular partner party path patient pattern peace pen pencil
perfect perfectly perform perhaps period permit personal personally pet phone photo photography physical picture piece pilot pink pipe plane plant plastic plate
player pleasure plenty pocket police polite pool poor popular population position positive possibly power practical practice praise prefer
prepare present press pressure pretty prevent previous priest prince print printer prison private prize probably produce product profession
professional professor profile profit program progress project promise promote proof proper property protect proud prove public pull purpose push
quality quantity queen race rain raise random range rare rate raw react realise realize recent recently recipe recognise
record recover red reduce reference reflect refuse regard region register regular relate relation relative release relief rely remain remind
remote repair repeat replace report represent request require rescue research respect respond response responsible result return reveal rich ride rise
risk river rock role roof rope rough round route row royal ruin running rush safe salary salt sand satisfy satisfied scale scene
schedule science screen sea search season seat secret section secure security seek seem select self separate separately serious servant
session seven several shade shadow shake shape sharp shelf shift shine shirt shock shoe shoes shoot shop shot shoulder shout
shut sick sign signal silence silent silver similar simply sing sister situation six skill skin sky sleep slip slowly smart
smell smile smoke smooth snow social society soft soil soldier solution solve son song sorry soul source south space spare
speak speaker specific speech speed spirit split sport spread spring square staff stage stair stamp standard star stare statement
station status steal steel stick stock stomach stone straight strange stranger stream street stress strike string style subject succeed success
successful sudden suffer sugar suggest suit summer sun supply support suppose surface surprise survive suspect sweet swim switch symbol
tail talent target task taste tax tea teach tear technology temperature temporary tend tension terrible theme theory thick thin third
thread threat throat throw thus ticket tie tight till tiny tip tired title toe tomato tone tongue tool tooth
topic total touch tough tour toward towards toy track trade tradition traffic train transfer translate travel treat treatment
tree trend trick trip trouble truck true truth turn twice ugly uncle unique united unless unlikely upset upstairs
urgent useful usual usually vacation valley valuable variety various vegetable vehicle version victim village violence volume vote
wake warehouse warm warn wash waste wave weak wealth weapon weather website wedding weekend weigh weight welcome west wet wheel wide
wife wild win wind window wine wing winner winter wire wise wonderful wood wooden wool worker worry worse worth wow wrap
wrist wrong yard yellow zero zone
access admin ill api ssl ok later gateway upgrade blog male female scan confirm
tractor cement brick bricks tyre tyres cooler sofa mattress bed fan bulb helmet bangle pump seed fertilizer motor scooter
cycle bicycle rice wheat flour spice ghee honey pickle papad toys cosmetics perfume soap paint tile tiles marble steel iron gym
trouser jeans kurta lehenga dupatta blouse curtain carpet handicraft pottery candle candles plants nursery dog dogs cat puppy
doctor nurse surgeon tailor barber plumber carpenter mechanic painter electrician engineer pilot actor dancer astrologer priest
donation donations donate donated donor donors charity charitable volunteer relations location portion
`
