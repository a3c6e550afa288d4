import type { buying } from '#content/chat/topics/buying.ts'
import type { Examples } from '../examples.ts'

export const swahiliBuying: Examples<typeof buying> = {
  process: `
    inafanyaje kazi
    hatua ni zipi
    tunaanzaje
    hatua za kuanza ni zipi
    nikikubali kinachofuata ni nini
    mnafanyaje kazi na mteja mpya
    nikikubali nini kinafuata
    nikijaza fomu nini kinatokea
    nieleze mchakato mzima
    mnafanyaje kazi na mteja
    naanzaje
    baada ya kukubali inakuwaje
    kazi inaendaje
    kazi inaanza vipi
    baada ya malipo ya awali nini kinafuata`,
  processBot: `
    bot inawekwaje kwenye namba yangu
    mnaifundishaje bot kazi zetu
    naweza kuijaribu kabla haijaanza
    bot inawekwaje
    mnatengenezaje bot ya kliniki
    bot itajuaje habari za biashara yangu
    tunaweza kuijaribu bot kabla haijaanza
    hatua za kuweka msaidizi wa whatsapp
    boti inawekwaje
    nifanye nini ili boti ianze
    boti itajuaje bei zangu
    bot inajuaje bei zangu`,
  processShop: `
    bot itajuaje bidhaa zangu
    nina bidhaa nyingi, bot itazijuaje
    orodha ya bidhaa nawatumiaje
    nina picha tu za bidhaa na bei, zinatosha
    bei zangu zimeandikwa kwenye daftari, nitawapaje
    bot ya duka inajifunzaje bidhaa zangu
    excel ya bidhaa inatosha
    mnawekaje bot ya duka la mtandaoni
    naweza kutuma picha za orodha ya bei
    bidhaa zangu zinaingiaje kwenye boti`,
  processWebsite: `
    mnatengenezaje tovuti
    nitaona tovuti kabla haijakamilika
    hatua za kutengeneza tovuti
    website inatengenezwa kwa hatua zipi
    nitaona mchoro wa kwanza lini
    nitapata kuona kabla haijafunguliwa
    nitaona muundo kwanza
    tovuti inatengenezwaje
    nani anaandika maneno ya tovuti`,
  processSong: `
    mnatengenezaje wimbo
    nitasikia sehemu ya wimbo kwanza
    nahitaji kuwaambia nini kwa ajili ya wimbo
    naweza kutuma hadithi kwa sauti
    wimbo unatengenezwaje
    nitume nini ili mtengeneze wimbo
    naweza kutuma sauti ya whatsapp kueleza hadithi
    nitoe nini ili mtengeneze wimbo
    nani anaandika maneno ya wimbo`,
  processSchool: `
    tunaweza kuanza na darasa moja
    shule inaanzaje
    tunaweza kuanza na walimu wachache
    tunaweza kuanza na walimu wawili
    tujaribu darasa moja kwanza
    lazima shule nzima ianze mara moja
    shule inaanzaje kutumia zana`,
  processAgent: `
    agent anatengenezwaje
    wakala wa AI anajengwaje
    mwanzoni wakala anafanya peke yake
    naweza kumsimamisha agent
    agent atafanya mambo bila kuniuliza
    agent anaanzaje kazi
    ai agent inatengenezwaje`,
  processCreative: `
    nani anaandika maandishi ya video
    video ya kitabu inatengenezwaje
    nitume muswada kwa njia gani
    video ya kitabu inafanywaje
    nikituma muswada nini kinafuata
    nitaona rasimu ya video ya kitabu`,
  howLong: `
    itachukua muda gani
    mtamaliza lini
    siku ngapi
    kuanza kunachukua muda gani
    itachukua muda gani mpaka ikamilike
    muda wa kazi ni siku ngapi
    itachukua siku ngapi kumaliza
    kazi inakamilika lini
    nitapata lini
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
    itachukua wiki ngapi bot kuanza kazi
    inachukua muda gani bot kuanza kufanya kazi dukani
    muda gani hadi bot ijibu wateja
    bot itachukua siku ngapi
    bot ya saluni itakuwa tayari lini
    msaidizi wa whatsapp atakuwa tayari baada ya muda gani
    muda wa kutengeneza bot
    boti inakuwa tayari baada ya siku ngapi
    boti itaanza lini
    bot itakuwa tayari lini`,
  howLongWebsite: `
    tovuti itakuwa tayari lini
    tovuti inachukua siku ngapi
    duka la mtandaoni litachukua muda gani
    website inachukua wiki ngapi
    tovuti ya duka inachukua muda gani
    mtamaliza tovuti mwisho wa mwezi
    tovuti yangu itakuwa tayari lini`,
  howLongSong: `
    wimbo wa birthday utakuwa tayari lini
    jingle inachukua siku ngapi
    wimbo unachukua siku ngapi
    wimbo utakuwa tayari lini
    harusi ni wiki ijayo, wimbo utawahi
    jingle itachukua muda gani
    jingle itakuwa tayari lini
    wimbo utakuwa tayari baada ya siku ngapi`,
  howLongOther: `
    video ya kitabu inachukua siku ngapi
    zana za shule zitakuwa tayari lini
    agent atachukua muda gani
    video ya kitabu itachukua muda gani
    CRM kuunganishwa inachukua siku ngapi
    kuunganisha crm ni siku ngapi
    video ya kitabu inachukua muda gani`,
  urgent: `
    nahitaji leo
    ni haraka sana
    mnaweza kufanya hadi kesho
    nina haraka
    nataka ndani ya siku mbili
    haraka
    leo leo
    nahitaji haraka sana
    inaweza kuwa tayari kwa siku tatu
    naihitaji kesho asubuhi
    ni dharura, inawezekana wiki hii
    haraka sana tafadhali
    nafungua duka jumatatu, naomba haraka
    ninahitaji haraka sana`,
  delay: `
    mkichelewa itakuwaje
    nikichelewa kutuma picha tarehe itabadilika
    mkichelewa kuleta kazi itakuwaje
    mkivuka tarehe mnanilipa
    kuna faini mkichelewa
    kazi ikichelewa`,
  needFrom: `
    mnahitaji nini kutoka kwangu
    niandae nini
    nani anaandika maneno ya tovuti
    nitume nyaraka gani
    nikuandalie vitu gani
    niwape taarifa zipi za biashara
    kuanza bot mnataka vitu gani kwangu
    lazima nitoe picha
    mnahitaji taarifa gani kuanza
    niwape nini
    mnataka nini kwangu
    nitume picha`,
  quote: `
    nataka kuagiza
    naomba makadirio ya bei kwa maandishi
    nataka kununua
    tuanze
    niko tayari, nifanye nini
    nitumie nukuu ya bei
    nichukue
    naagizaje
    sawa tuanze
    nitumieni bei kwa maandishi
    nataka kuanza, nifanye nini
    nipe makadirio ya kazi yangu
    niko tayari kununua
    nataka kununua, nifanye nini
    naomba makadirio`,
  quoteForm: `
    fomu inahitaji namba ya simu
    nijaze nini kwenye fomu
    fomu ya makadirio inauliza nini
    ni lazima kuandika bajeti kwenye fomu
    lazima niandike bajeti kwenye fomu
    fomu ya bei inauliza nini
    lazima nitoe namba ya simu`,
  skills: `
    sijasoma sana, nitaweza kuitumia
    sijui mambo ya kompyuta kabisa
    wafanyakazi wangu hawajui teknolojia
    sijui kompyuta
    je ni ngumu kutumia
    nahitaji ujuzi wa teknolojia
    sijui chochote kuhusu ai
    wafanyakazi wangu wataweza kuitumia
    lazima nijue programu
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
    kwa nini bei ni kati ya hii na hii
    kwa nini bei ni kati ya na kati ya
    bei hii ni ya mwisho au itabadilika
    bei ya mwisho inaamuliwaje
    mtaongeza bei baada ya kuanza
    bei ni ya mwisho
    bei itapanda baadaye
    kwa nini bei ni kutoka hadi`,
}
