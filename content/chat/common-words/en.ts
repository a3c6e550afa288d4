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
hi hope how just keep kind know known last later least leave less let lets like liked list little lot lots made make
makes making many may maybe mean means more most much must near need needed needs never new next nice nothing now often
ok old once one ones only open other others own part people per person place please pls plz put quite rather really
right run said same saw say says see seems seen send set she show since sir madam maam bro brother dear friend buddy
some someone something somewhere soon still stuff such sure take taken takes taking tell than thank that thats the then
thing things think time times today together told tomorrow tonight took try trying two three four five six seven eight
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
`
