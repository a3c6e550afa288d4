import { business } from '#content/business.ts'
import type { Copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'

export const privacy: Copy['privacy'] = {
  title: 'Sera ya faragha',
  description: `Taarifa ambazo ${business.name} huhifadhi kukuhusu, kwa nini, kwa muda gani, na jinsi ya kuzifuta.`,
  keywords: 'sera ya faragha, taarifa binafsi, idhini, DPDP Act',
  heading: 'Sera ya faragha',
  updated: 'Mabadiliko ya mwisho: Novemba 2026',
  contents: 'Kwenye ukurasa huu',
  summary: {
    heading: 'Kwa ufupi',
    points: [
      'Nahifadhi unachonitumia ili niweze kukujibu.',
      'Siuzi chochote. Hakuna matangazo wala vidakuzi vya kukufuatilia.',
      'Unaweza kuona, kurekebisha au kufuta taarifa zako wakati wowote.',
    ],
  },
  intro: `${business.name} ni biashara ya mtu mmoja iliyoko {contactPlace}; “mimi” ni mwenye biashara. Ukurasa huu unaeleza taarifa ambazo tovuti hii huhifadhi kukuhusu, na kwa nini. Umeandikwa usomeke kwa urahisi, na kutimiza sheria ya India ya kulinda taarifa binafsi za kidijitali (Digital Personal Data Protection Act, 2023). Unaweza kusoma tovuti hii bila kuniambia wewe ni nani. Hii ni tafsiri kwa ajili ya kusoma; panapotofautiana, maandishi ya Kiingereza ndiyo yanayotumika.`,
  sections: [
    {
      heading: 'Taarifa ninazokusanya',
      text: [
        'Nahifadhi unachonitumia mwenyewe. Unapoomba bei, nahifadhi:',
        '- jina lako, anwani ya barua pepe na, ukiitoa, namba yako ya simu;',
        '- ujumbe wako na chaguo zako: huduma, bajeti, muda, aina ya biashara, ugumu na uharaka wa kazi;',
        '- ulikubali lini, ulikubali maneno gani, na lugha ya ukurasa;',
        '- jinsi ulivyofika hapa, kivinjari chako kikieleza: alama ya kampeni au ya aliyekuelekeza kwenye kiungo, jina la tovuti uliyotoka (si anwani yake kamili), na ukurasa wa kwanza uliouona hapa.',
        'Unapomwandikia msaidizi, nahifadhi ujumbe wako na majibu yake, lugha, yale yanayoeleza unachohitaji (huduma, uharaka, bajeti, muda, mawasiliano), na nyota ulizompa. Yanakuwa ombi baada tu ya wewe kuona muhtasari na kusema ndiyo, au kuomba demo.',
        'Unapopanga demo, nahifadhi jina lako, anwani ya barua pepe, kampuni, namba ya simu, siku na saa, saa za eneo la kifaa chako, ujumbe wako, na sababu ukiitoa unapoghairi.',
        'Programu hutoa alama kutokana na majibu yako, ili nijue nimpigie nani kwanza. Mengine yote naamua mwenyewe.',
        'Anwani yako ya mtandao hutumika kwa dakika chache, kwenye kumbukumbu ya muda tu, ili kuzuia ujumbe unaotumwa kwa wingi kupita kiasi. Haihifadhiwi pamoja na ombi lako. Tovuti huhesabu maombi ya kurasa zisizokuwepo, bila kujua nani alizifungua. Situmii huduma ya uchambuzi wala matangazo.',
      ],
    },
    {
      heading: 'Jinsi ninavyozitumia',
      text: [
        'Kwa idhini yako natumia taarifa hizi kukujibu, kuandaa bei yako na kufanya kazi utakayoagiza. Unapata barua pepe moja tu ya kuthibitisha ombi lako, na kwa demo vikumbusho viwili na taarifa ya kila mabadiliko. Yeyote mwenye kiungo kilicho kwenye barua pepe hizo anaweza kuona, kuhamisha au kughairi demo hiyo. Situmi majarida ya habari usipoyaomba.',
      ],
    },
    {
      heading: 'Ninaowashirikisha',
      text: [
        'Siuzi chochote wala kuwapa watangazaji chochote. Taarifa zako hupita kwa kampuni zinazoendesha seva yangu na kufikisha barua pepe zangu, ambazo zinaruhusiwa kuzitumia kwa kazi hiyo tu. Majibu ya msaidizi yanaweza kutoka kwa huduma ya AI, Gemini ya Google: hapo huduma hiyo hupokea jumbe za mwisho za mazungumzo yako, anwani za barua pepe na namba za simu zikiwa zimeondolewa, bila taarifa nyingine yoyote kukuhusu. Ukilipa, unalipa kwa mtoa huduma za malipo, kwa masharti yake mwenyewe: mimi sioni kadi yako. Natoa taarifa kwa mamlaka za serikali pale tu sheria inaponilazimisha.',
      ],
    },
    {
      heading: 'Usalama',
      text: [
        'Maombi huhifadhiwa kwenye hifadhidata ninayoweza kuisoma mimi na wanaonisaidia tu, tukiingia kwa akaunti zetu. Nywila zao huhifadhiwa kwa njia isiyosomeka tu (hash). Kumbukumbu za mfumo hazina majina, anwani wala ujumbe. Usalama ukivunjwa na taarifa zako zikawa hatarini, nitakuambia wewe na Bodi ya Ulinzi wa Data ya India (Data Protection Board of India).',
      ],
    },
    {
      heading: 'Haki zako',
      text: [
        'Unaweza kuuliza nina taarifa gani kukuhusu, kuomba zirekebishwe au zifutwe, kuondoa idhini yako kwa urahisi uleule ulioitoa, kumtaja mtu wa kukuwakilisha, na kulalamika. Ukurasa ulio kwenye kiungo hapa chini unaonyesha jinsi ya kufanya yote hayo mwenyewe, isipokuwa mawili ya mwisho. Au andika kwa anwani iliyo mwisho wa ukurasa huu; najibu ndani ya siku 30. Jibu langu lisipokusaidia, unaweza kwenda kwa Bodi ya Ulinzi wa Data ya India.',
        'Mazungumzo na msaidizi hufutwa miezi kumi na miwili baada ya ujumbe wa mwisho, au mapema ukiomba. Fomu inayofanana na spam huwekwa kando ili niikague, na ikiwa ni spam hufutwa baada ya siku tisini. Akaunti ambayo anwani yake haikuwahi kuthibitishwa hufutwa baada ya siku thelathini.',
        'Nafuta ombi unapotaka, au lisipohitajika tena kwa kukujibu, kwa mradi unaoendelea au kwa yale ambayo sheria ya kodi inanitaka niyahifadhi. Ninapofuta taarifa za mtu, nabaki tu na msimbo uliotokana na anwani yake, ambao hakuna anayeweza kuugeuza kuwa anwani tena.',
      ],
      link: { href: pathOf('myData', 'sw'), label: 'Ona, rekebisha au futa taarifa zako' },
    },
    {
      heading: 'Vidakuzi (cookies)',
      text: [
        'Tovuti hutumia vidakuzi inavyovihitaji tu, na hakuna cha kukufuatilia:',
        '- “form” huandika ni lini ulifungua ukurasa wenye fomu au orodha ya nafasi zilizo wazi, ili tovuti itofautishe watu na programu zinazotuma papo hapo. Hudumu hadi ufunge kivinjari;',
        '- “chat” inakuwezesha kupata tena mazungumzo yako na msaidizi; huwekwa unapomwandikia mara ya kwanza;',
        '- “theme” hukumbuka kama ulichagua mwonekano wa mwanga au wa giza, kwa mwaka mmoja;',
        '- wanaoshughulikia tovuti hupata vidakuzi vya kuendelea kuwa wameingia na kutambua vifaa vyao.',
        'Jinsi ulivyofika hapa hubaki kwenye kivinjari chako hadi ufunge kichupo, na hunifikia tu pamoja na fomu unayotuma.',
      ],
    },
    {
      heading: 'Viungo vya tovuti nyingine',
      text: [
        'Kurasa hizi zina viungo vya huduma nyingine, kama kalenda au ukurasa wa malipo. Hakuna kinachopakiwa kutoka kwao kabla hujafungua kiungo; kuanzia hapo kanuni zao ndizo zinazotumika.',
      ],
    },
    {
      heading: 'Watoto chini ya miaka 18',
      text: [
        'Huduma zangu ni kwa watu wazima na shule. Sikusanyi, nikijua, taarifa za watoto chini ya miaka 18 bila idhini ya mzazi inayoweza kuthibitishwa. Ukiamini kuna mtoto aliyeniandikia, niambie nami nitazifuta.',
      ],
    },
    {
      heading: 'Mabadiliko',
      text: [
        'Ukurasa huu ukibadilika, tarehe iliyo juu yake hubadilika pia. Lengo la kutumia taarifa likibadilika, nitakuomba idhini upya.',
      ],
    },
    {
      heading: 'Mawasiliano',
      text: [`Maswali, maombi na malalamiko: {contactEmail}, ${business.name}, {contactPlace}.`],
    },
  ],
}
