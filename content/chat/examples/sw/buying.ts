import type { buying } from '#content/chat/topics/buying.ts'
import type { Examples } from '../examples.ts'

export const swahiliBuying: Examples<typeof buying> = {
  process: `
    inafanyaje kazi
    hatua ni zipi
    nianzie wapi, sijui cha kwanza ni kipi
    tunaanzaje
    hatua za kuanza ni zipi
    tukikubaliana hatua zinafuatana vipi
    nikikubali kinachofuata ni nini
    mnafanyaje kazi na mteja mpya
    kwanza tunaongea au kwanza mnatuma bei
    nikikubali nini kinafuata
    nikijaza fomu nini kinatokea
    nieleze mwanzo hadi mwisho kazi inavyokwenda
    nieleze mchakato mzima
    mnafanyaje kazi na mteja
    nataka kuanza na nyinyi, hatua ya kwanza ni ipi
    naanzaje
    baada ya kukubali inakuwaje
    kazi inaendaje
    kazi inaanza vipi
    baada ya malipo ya awali nini kinafuata`,
  processBot: `
    bot inawekwaje kwenye namba yangu
    bot ya saluni mnaiandaa vipi
    mnaifundishaje bot kazi zetu
    muda wa daktari unaingizwaje kwenye bot
    naweza kuijaribu kabla haijaanza
    nani anaandika maswali na majibu ya bot
    bot inawekwaje
    wafanyakazi wangu wataijaribu kabla ya wateja
    mnatengenezaje bot ya kliniki
    baada ya kuagiza bot, mnaanza na nini
    bot itajuaje habari za biashara yangu
    tunaweza kuijaribu bot kabla haijaanza
    hatua za kuweka msaidizi wa whatsapp
    boti inawekwaje
    nifanye nini ili boti ianze
    boti itajuaje bei zangu
    bot inajuaje bei zangu`,
  processShop: `
    nina duka langu la woocommerce, naanzaje na bot ya kujibu oda
    hatua ya kwanza ya kuweka bot ya wateja kwenye duka la shopify
    duka langu la mtandaoni lipo tayari, bot ya oda inaanzaje
    na bot ya oda naianzaje
    bot ya duka inajaribiwa na nani kabla wateja hawajaitumia
    kabla ya kuzindua bot ya ecommerce nani anaipima
    ni akina nani wanauliza bot ya duka maswali magumu kwanza
    majaribio ya bot ya duka ni kazi yangu au yenu
    nani anaijaribu bot ya duka la mtandaoni kabla ya kuanza
    familia yangu inaweza kuijaribu bot ya duka
    bot itajuaje bidhaa zangu
    orodha ya nguo zangu inaingiaje kwenye bot ya duka
    nina bidhaa nyingi, bot itazijuaje
    nikituma excel ya bidhaa mnafanya nini nayo
    orodha ya bidhaa nawatumiaje
    bot inajuaje sheria zangu za kurudisha bidhaa
    nina picha tu za bidhaa na bei, zinatosha
    nani anaingiza bidhaa 600
    bei zangu zimeandikwa kwenye daftari, nitawapaje
    bot ya duka inajifunzaje bidhaa zangu
    excel ya bidhaa inatosha
    mnawekaje bot ya duka la mtandaoni
    naweza kutuma picha za orodha ya bei
    bidhaa zangu zinaingiaje kwenye boti`,
  processWebsite: `
    nitaona rasimu ya tovuti kwenye simu yangu
    rasimu ya kwanza ya tovuti inafunguka kwa simu
    rasimu ni kurasa halisi au picha tu
    naweza kukagua rasimu ya website kwa simu
    mnatengenezaje tovuti
    mnaanza na nini mkitengeneza tovuti ya kliniki
    nitaona tovuti kabla haijakamilika
    nina nembo tu, tovuti itatengenezwaje
    hatua za kutengeneza tovuti
    mwenzangu anaweza kuona kurasa kabla ya kufunguliwa
    website inatengenezwa kwa hatua zipi
    nikishatuma picha tovuti inaendeleaje
    nitaona mchoro wa kwanza lini
    nitapata kuona kabla haijafunguliwa
    nitaona muundo kwanza
    tovuti inatengenezwaje
    nani anaandika maneno ya tovuti`,
  processSong: `
    wimbo wa mama wa kustaafu, naweza kusimulia maisha yake kwa rekodi ya sauti
    kuandika ni shida, nikirekodi kumbukumbu zetu mtatunga wimbo
    hadithi ya harusi yetu lazima niandike au naweza kuisema tu kwa ajili ya wimbo
    walimu wanaweza kurekodi kumbukumbu zao kwa wimbo wa kumuaga mkuu
    na hadithi ya wimbo nikiongea inakubalika
    maelezo ya wimbo yakiwa sauti ni sawa
    naweza kutuma hadithi ya wimbo kwa sauti
    hadithi ya wimbo niitume kama voice note
    mnatengenezaje wimbo
    wimbo wa baba mkwe unatengenezwaje
    nitasikia sehemu ya wimbo kwanza
    majina ya watu kwenye wimbo wa kuaga nawaambiaje
    nahitaji kuwaambia nini kwa ajili ya wimbo
    jingle ya duka langu mnaitengenezaje
    naweza kutuma hadithi kwa sauti
    nitasikiliza kipande kabla ya kumaliza
    wimbo unatengenezwaje
    nitume nini ili mtengeneze wimbo
    naweza kutuma sauti ya whatsapp kueleza hadithi
    nitoe nini ili mtengeneze wimbo
    nani anaandika maneno ya wimbo`,
  processSchool: `
    ni nani anachagua walimu wawili wa kuanza nao, sisi au ninyi
    shule yenyewe inachagua somo la kuanzia
    madrasa yetu ianze na walimu wawili, somo tunalichagua wenyewe
    na somo la kwanza linachaguliwa na nani
    tunaweza kuanza na darasa moja
    walimu wawili kwanza kisha shule yote, inakubalika
    shule yetu inaanza vipi, na walimu wote au wachache
    tuanze na somo moja tu kabla ya shule nzima
    shule inaanzaje
    mkuu wa shule anataka wachache wajaribu kwanza
    kituo cha masomo kinaweza kuanza na kundi moja
    tunaweza kuchukua hesabu pekee mwanzoni
    tunaweza kuanza na walimu wachache
    nani anafundisha walimu mwanzoni
    tunaweza kuanza na walimu wawili
    tujaribu darasa moja kwanza
    lazima shule nzima ianze mara moja
    shule inaanzaje kutumia zana`,
  processAgent: `
    wakala akiwa katikati ya kazi mbaya namzuiaje papo hapo
    naona kila hatua ya wakala na naweza kumkatiza
    mhasibu wangu naye anaweza kumzuia wakala akituma bei mbaya
    kumsitisha wakala kunahitaji kubonyeza nini
    na wakala naweza kumkatiza katikati ya kazi
    na kumsimamisha wakala nafanyaje
    agent akianza kufanya vitu vya ajabu namzima vipi
    kuna kitufe cha kusimamisha wakala papo hapo
    wakala akikosea vibaya naweza kumkatiza katikati ya kazi
    nataka niweze kumzima agent kwa simu yangu wakati wowote
    nikiona agent anaharibu namsimamishaje
    naona kila hatua ya wakala na kumkomesha nikitaka
    agent wa ofisi ya bima akituma kitu kibaya, nazuia vipi
    na kumzima wakala ni rahisi
    agent akikosea namsimamishaje
    naweza kumzima wakala kwa mguso mmoja
    kuna kitufe cha kusimamisha agent
    wakala akienda kombo nafanyaje kumsitisha
    kazi ya kwanza ya wakala inachaguliwaje
    wakala anaruhusiwa kusoma nini
    mipaka ya wakala ni ipi
    agent anatengenezwaje
    wakala anapewa kazi gani kwanza
    wakala wa AI anajengwaje
    mwanzoni agent anapendekeza tu au anafanya
    mwanzoni wakala anafanya peke yake
    mnaamuaje mipaka ya agent
    naweza kumsimamisha agent
    chatbot inafundishwaje nyaraka zetu
    agent atafanya mambo bila kuniuliza
    agent anaanzaje kazi
    ai agent inatengenezwaje`,
  processCreative: `
    nitaona mpango wa filamu ya kitabu changu kabla hamjaanza
    mnanionyesha mpango kabla ya kupiga video ya riwaya yangu
    mwandishi anakubali mpango kwanza ndipo video ya kitabu inaanza
    na mpango wa filamu nauona kwanza
    tutaona rasimu ya video ya kitabu kabla haijakamilika
    mchapishaji ataona toleo la kwanza la filamu ya mashairi na kulirekebisha
    mwandishi anaweza kubadilisha rasimu ya filamu ya kitabu
    na rasimu ya filamu ya kitabu tunaiona kwanza
    nani anaandika maandishi ya video
    nikishatuma kitabu mnafanya nini
    video ya kitabu inatengenezwaje
    nitasoma maandishi kabla ya video kutengenezwa
    nitume muswada kwa njia gani
    tovuti ya mwandishi inaandaliwaje
    video ya kitabu inafanywaje
    nikituma muswada nini kinafuata
    nitaona rasimu ya video ya kitabu`,
  howLong: `
    itachukua muda gani
    mtamaliza lini
    siku ngapi
    ni siku au wiki
    kuanza kunachukua muda gani
    itachukua muda gani mpaka ikamilike
    muda wa kazi ni siku ngapi
    nisubiri kwa muda gani
    itachukua siku ngapi kumaliza
    kazi inakamilika lini
    nitapata lini
    kwa kawaida mnamaliza baada ya muda gani
    makadirio ya bei yanachukua muda gani
    wiki ngapi
    lini itaisha
    siku ngapi hadi iwe tayari
    inachukua muda gani
    itakuwa tayari lini
    je ni kweli wiki mbili`,
  howLongBot: `
    bot itaanza baada ya muda gani
    nikilipa leo bot iko tayari lini
    bot ya kliniki inachukua wiki ngapi
    itachukua wiki ngapi bot kuanza kazi
    inachukua muda gani bot kuanza kufanya kazi dukani
    msaidizi wa simu atakuwa tayari lini
    muda gani hadi bot ijibu wateja
    bot itachukua siku ngapi
    nikiagiza leo bot itaanza lini kujibu
    bot ya saluni itakuwa tayari lini
    msaidizi wa whatsapp atakuwa tayari baada ya muda gani
    muda wa kutengeneza bot
    boti inakuwa tayari baada ya siku ngapi
    boti itaanza lini
    bot itakuwa tayari lini`,
  howLongWebsite: `
    tovuti ya wakala wa bima itakuwa hewani baada ya siku ngapi
    mimi ni dalali wa nyumba, tovuti yangu itafunguka lini
    tovuti ya wakala wa safari inachukua wiki ngapi
    na tovuti itakuwa hewani lini
    tovuti itakuwa tayari lini
    tovuti ya shule itafunguliwa lini
    tovuti inachukua siku ngapi
    duka la mtandaoni linachukua wiki ngapi
    duka la mtandaoni litachukua muda gani
    ukurasa wa hoteli utakuwa tayari lini
    website inachukua wiki ngapi
    tovuti ya duka inachukua muda gani
    mtamaliza tovuti mwisho wa mwezi
    tovuti yangu itakuwa tayari lini`,
  howLongSong: `
    wimbo wa kumuaga mwalimu mkuu utakuwa tayari kufikia alhamisi
    tunamuaga bosi jumatatu, wimbo wenye majina yetu tutausikia kabla ya hapo
    sherehe ya mtoto ni jumatano, wimbo wake utawahi
    na wimbo utakuwa tayari ijumaa
    nikituma maneno leo, nitasikia sampuli ya kwanza ya wimbo baada ya siku ngapi
    kipande cha kwanza cha wimbo wetu nitakisikia lini
    na sampuli ya wimbo huchukua siku ngapi
    siku ngapi hadi nisikilize mwanzo wa jingle
    wimbo wa birthday utakuwa tayari lini
    wimbo wa kustaafu utakuwa tayari lini
    wimbo wa jumapili hii utakuwa tayari
    jingle inachukua siku ngapi
    nitasikia ubeti wa kwanza lini
    siku nne tu zimebaki, wimbo utamalizika
    wimbo unachukua siku ngapi
    maneno yangu yatakuwa wimbo baada ya siku ngapi
    send off ni jumamosi, wimbo utawahi kweli
    wimbo utakuwa tayari lini
    harusi ni wiki ijayo, wimbo utawahi
    nikiagiza wimbo leo nitaupata wikendi hii
    jingle itachukua muda gani
    jingle itakuwa tayari lini
    wimbo utakuwa tayari baada ya siku ngapi`,
  howLongOther: `
    video ya kitabu inachukua siku ngapi
    walimu wataanza kutumia zana ya maswali lini
    zana za shule zitakuwa tayari lini
    tovuti ya mwandishi itachukua siku ngapi
    agent atachukua muda gani
    avatar itakuwa tayari lini
    video ya kitabu itachukua muda gani
    CRM kuunganishwa inachukua siku ngapi
    kuunganisha crm ni siku ngapi
    video ya kitabu inachukua muda gani`,
  urgent: `
    nahitaji leo
    ni haraka sana
    mnaweza kufanya hadi kesho
    harusi ni kesho kutwa na hatuna wimbo
    nina haraka
    nataka ndani ya siku mbili
    haraka
    siwezi kusubiri wiki mbili, fanyeni haraka
    leo leo
    nahitaji haraka sana
    inaweza kuwa tayari kwa siku tatu
    naomba kazi yangu iwe ya kwanza, muda umeisha
    naihitaji kesho asubuhi
    ni dharura, inawezekana wiki hii
    haraka sana tafadhali
    nafungua duka jumatatu, naomba haraka
    ninahitaji haraka sana`,
  delay: `
    nikichelewesha maandishi yangu, siku ya kumaliza inabadilika
    tukikawia kuwatumia bei zetu, mradi utaisha lini
    upande wetu ukikawia, tarehe mliyoahidi inabaki
    nisipoleta picha kwa wakati tarehe itasogea mbele
    wafanyakazi wangu wakichelewa kuwapa taarifa, je tarehe inasonga
    kama sisi ndio tumechelewa, itakuwaje na tarehe
    nikikosa kuwapa data mapema, kazi itachelewa
    na mimi nikichelewa je
    nikichelewa kutuma picha zangu tarehe itasogea
    nisipotoa vifaa kwa wakati itakuwaje
    nikituma picha kwa kuchelewa tarehe itasogezwa
    upande wangu ukichelewa kazi itakamilika lini
    nisipotoa vitu kwa wakati tarehe ya mwisho itabadilika
    nikikawia kuwapa maandishi inakuwaje
    mkichelewa itakuwaje
    tarehe ikipita na kazi haijaisha
    nikichelewa kutuma picha tarehe itabadilika
    nitapata nini mkichelewa
    mkichelewa kuleta kazi itakuwaje
    wimbo ukifika baada ya sherehe
    mkivuka tarehe mnanilipa
    kuna faini mkichelewa
    kazi ikichelewa`,
  needFrom: `
    sina kitu tayari kwa tovuti ila kipeperushi cha zamani na picha za simu, vinatosha
    kwa website ya duka nina kadi ya biashara na daftari tu, itawezekana
    shule ina brosha ya mwaka jana, hiyo inafaa kuanzia tovuti
    lazima nipige picha nzuri kwanza au za simu zinafaa kwa tovuti
    na kwa tovuti picha za simu zinatosha
    maelezo ya rasimu yanafaa kwa website
    niwatumie nini ili tovuti ya kliniki yangu ianze
    ili muanze kujenga tovuti mnataka nilete nini
    vitu gani vinahitajika kutoka kwangu kwa website ya mgahawa
    nina kipeperushi cha zamani, nitume hicho kwa tovuti
    kwa kuanza tovuti, nitume picha na nini kingine
    tovuti ya shule yetu, tuwape nini kwanza
    niwape tovuti ninazozipenda pia ili mtengeneze yangu
    na kwa tovuti nitume nini
    kwa tovuti mnataka nikupe vitu gani
    nina maelezo ya rasimu tu ya tovuti, yanatosha
    nitume picha na kipeperushi kwa ajili ya tovuti
    mnaweza kutengeneza kwa picha tu
    mnahitaji nini kutoka kwangu
    niwape vitu gani kwa bot ya saluni
    niandae nini
    bei zangu ziko kwenye daftari, inatosha
    picha za simu zisizo wazi zinafaa
    nani anaandika maneno ya tovuti
    sina nembo, kuna shida
    nikieleza kwa sauti ya whatsapp inatosha
    nitume nyaraka gani
    nikusanye nini kwa tovuti ya duka
    nikuandalie vitu gani
    sijui kuandika vizuri, naweza kuongea tu mkachukua maelezo
    mnataka nini kutoka kwa shule yetu
    niwape taarifa zipi za biashara
    kuanza bot mnataka vitu gani kwangu
    lazima nitoe picha
    mnahitaji taarifa gani kuanza
    niwape nini
    mnataka nini kwangu
    nitume picha`,
  quote: `
    makadirio mnayotuma huwa na mambo gani ndani yake
    nikiomba makadirio ya kliniki, jibu litakuwa na nini
    makadirio ni bei tu au yanaeleza kazi pia
    makadirio yanachukua muda gani kufika na yana nini ndani
    na makadirio hayo huandikwa nini
    na makadirio hayo yana maelezo gani
    niwaambie nini ili nijue bei yangu
    kupata bei ya kazi yangu naeleza mambo gani
    mnahitaji kujua nini kabla ya kunipa bei ya shule yetu
    niandike nini nipewe kiasi kamili
    niandike kiasi gani ili nipate makadirio
    mnataka kujua nini ili mnipe bei kamili
    sentensi mbili zinatosha kwa makadirio
    nataka kuagiza
    naomba makadirio ya bei kwa maandishi
    nitumie link ya malipo, nianze leo
    nataka kununua
    tuanze
    naomba nukuu kwa kliniki mbili
    niko tayari, nifanye nini
    nitumie nukuu ya bei
    tumekubaliana nyumbani, tunaichukua
    nichukue
    naagizaje
    nataka kuagiza bot ya saluni yangu
    sawa tuanze
    nitumieni bei kwa maandishi
    oda naiweka wapi
    nataka kuanza, nifanye nini
    nipe makadirio ya kazi yangu
    niko tayari kununua
    nataka kununua, nifanye nini
    naomba makadirio`,
  quoteForm: `
    fomu ya ombi ina huduma gani za kuchagua
    nyota kwenye fomu maana yake nini
    nataka wimbo, nichague huduma gani kwenye fomu
    sehemu zipi za fomu ni za lazima
    fomu inahitaji namba ya simu
    kuomba bei najaza nini kwenye fomu
    nijaze nini kwenye fomu
    naweza kuacha sehemu ya bajeti wazi
    fomu ya makadirio inauliza nini
    jina na email tu vinatosha kwenye fomu
    ni lazima kuandika bajeti kwenye fomu
    bajeti ndogo kabisa kwenye fomu ni ipi
    lazima niandike bajeti kwenye fomu
    kuanza, nijaze taarifa zipi kwenye fomu
    fomu ya bei inauliza nini
    lazima nitoe namba ya simu`,
  skills: `
    sijasoma sana, nitaweza kuitumia
    sijui mambo ya kompyuta kabisa
    wafanyakazi wangu hawajui teknolojia
    mama yangu mzee ataweza kuitumia
    sijui kompyuta
    je ni ngumu kutumia
    nahitaji ujuzi wa teknolojia
    walimu wetu hawajazoea kompyuta
    sijui chochote kuhusu ai
    wafanyakazi wangu wataweza kuitumia
    lazima nijue programu
    nina simu tu, inatosha kuiendesha
    mimi si mtaalamu wa kompyuta
    ni rahisi kutumia
    ni ngumu kutumia
    wafanyakazi wangu hawajasoma sana
    lazima nijue teknolojia
    sijui kompyuta, nitaweza
    naogopa teknolojia`,
  fixedPrice: `
    bei ni ya kudumu
    bei itabadilika baadaye
    mkishaanza mtaongeza bei
    kwa nini bei ni kati ya hii na hii
    kwa nini bei ni kati ya na kati ya
    kwa nini wimbo hauna bei moja
    bei hii ni ya mwisho au itabadilika
    bei ya mwisho inaamuliwaje
    bei yangu kamili nitaijua lini
    mtaongeza bei baada ya kuanza
    bei ni ya mwisho
    bei itapanda baadaye
    kwa nini bei ni kutoka hadi`,
}
