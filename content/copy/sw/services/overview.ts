import type { Copy } from '#content/copy/copy.ts'

export const services: Copy['services'] = {
  title: 'Huduma na bei',
  description:
    'Bot za WhatsApp, chatbot za AI, tovuti, zana za shule na nyimbo. Karibu kila bei iko kwenye ukurasa.',
  keywords: 'huduma za AI, bei ya bot ya WhatsApp, bei ya chatbot, bei ya kutengeneza tovuti',
  heading: 'Ninachotengeneza, na bei yake',
  lead: 'Unalipia usanidi mara moja tu, kisha ada ya kila mwezi huduma ikiendelea. Huhitaji kupiga simu ili ujue bei.',
  details: 'Ona bei',
  seePackages: 'Ona vifurushi',
  more: {
    heading: 'Shule, nyimbo, vitabu na zaidi',
    list: {
      educationTools: 'Mipango ya somo, majaribio na ujumbe kwa wazazi.',
      gptAgents: 'AI inayofanya kazi kwenye zana zako, hatua kwa hatua.',
      musicCreation: 'Nyimbo za sherehe, jingle za duka.',
      creativeServices: 'Video za vitabu, tovuti za waandishi na nyimbo.',
      aiProducts: 'Zana zilizo tayari, zinazorekebishwa kwa ajili yako.',
    },
  },
  packages: {
    heading: 'Vifurushi vilivyo tayari',
    lead: 'Anza kidogo, ongeza wakati wowote.',
    choose: 'Chagua {name}',
    ask: 'Omba bei',
  },
  offer: {
    heading: 'Orodha kamili ya bei',
    lead: 'Chagua aina ya biashara yako, kisha unachohitaji, na uone jumla.',
  },
  questions: 'Kabla hujaamua',
  faq: [
    {
      question: 'Ada ya mwezi ni ya nini?',
      answer:
        'Kuendesha msaidizi, kusoma maswali aliyoshindwa kujibu, na kubadilisha majibu yake bei au saa zako zinapobadilika.',
    },
    {
      question: 'Naweza kusitisha huduma?',
      answer:
        'Ndiyo, mwisho wa mwezi wowote. Niandikie barua pepe siku 30 kabla. Nilichokuandalia kinabaki chako.',
    },
    {
      question: 'Nalipaje?',
      answer: 'Unaweza kulipa nusu mwanzoni, na nusu kila kitu kikishafanya kazi.',
    },
    {
      question: 'Naweza kurudishiwa pesa?',
      answer: 'Kazi ikishaanza, pesa hazirudishwi.',
      page: 'terms',
      more: 'Soma masharti yote',
    },
  ],
  closing: {
    heading: 'Hujui uchague ipi?',
    text: 'Niambie ni wakati gani una kazi nyingi zaidi. Nitapendekeza suluhisho dogo zaidi linalotosha, hata kama ni zana ya bure.',
  },
}
