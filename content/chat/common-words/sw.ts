/** Everyday words of Swahili. */
export const swahiliWords = `
chombo vyombo zana kifaa vifaa ni na ya wa za la cha vya kwa katika kwenye hii hiyo hizi hizo huu huo huyu huyo hawa hao hiki hicho hivi hivyo ile yale
wale kile vile yule mimi wewe yeye sisi ninyi nyinyi wao yangu yako yake yetu yenu yao wangu wako wake wetu wenu langu
lako lake letu changu chako chetu zangu zako zake zetu zenu vyangu vyetu mwangu kwangu kwako kwetu kwenu kama lakini au
ama pia tu sana kidogo zaidi kabisa nini nani gani wapi lini vipi kwanini mbona je ngapi wangapi mangapi nina una ana
tuna mna wana sina huna hana ninayo niko uko yuko tuko mko wako nilikuwa ilikuwa itakuwa kuwa kuna hakuna ndiyo ndio
hapana naomba nataka ninataka unataka tunataka wanataka mnataka naweza ninaweza unaweza anaweza tunaweza mnaweza wanaweza
inaweza nimeona niambie nipe nipeni nitumie nifanye fanya kufanya ninafanya unafanya inafanya mnafanya wanafanya weka
kuweka pata kupata ninapata unapata nitapata mtu watu kitu vitu siku leo kesho jana sasa hapa hapo pale huko moja mbili
tatu nne tano sita saba nane tisa kumi ishirini thelathini hamsini mia elfu laki milioni kubwa ndogo nzuri mbaya mpya
zamani nyingi wengi mengi kila wote yote zote vyote baada kabla ndani nje juu chini karibu mbali bila hadi mpaka kutoka
tafadhali ndugu kaka dada bwana bibi rafiki mkuu boss jamani basi haya bado tayari labda kweli hata nikitaka ukitaka
kuhusu kuhusiana ajili maana nasema sema kusema anasema unasema inasema jua kujua najua sijui unajua toa kutoa mnatoa
tengeneza kutengeneza mnatengeneza unatengeneza natengeneza tumia kutumia natumia inatumia unatumia mnatumia ona kuona
enda kwenda anza kuanza naanza tunaanza mtanifanyia mtafanya mtatoa itafanya nitafanya niliona nilisikia nimesikia
nachelewa nikichelewa anachelewa tunachelewa wanachelewa mnachelewa niongeze tuongeze aongeze ikikaribia inakaribia
yanakaribia kunifundisha ananifundisha anafundisha wanachukua anachukua mtachukua atachukua tunasubiri nasubiri
wanasubiri anasubiri mvulana msichana jirani shamba samaki mboga matunda nyama maziwa mahindi mchele sukari
pikipiki bodaboda daladala matatu gari magari nyumba chumba vyumba mlango barabara mtaani kijijini mjini sokoni
kazini nyumbani jioni asubuhi mchana wiki mwezi leseni mtaji faida hasara deni madeni akiba chama kikundi vikundi
kanisa msikiti mchungaji imamu shangazi mjomba binamu shemeji mgeni wageni safari likizo sikukuu krismasi pasaka
idd eid ramadhani marehemu kumbukumbu msiba mazishi hafla mkutano mikutano
`
