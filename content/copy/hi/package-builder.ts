import type { Copy } from '#content/copy/copy.ts'

/** Texts of the package builder. */
export const packageBuilder: Copy['packageBuilder'] = {
  add: '{name} जोड़ें',
  remove: '{name} हटाएँ',
  included: '{bundle} में शामिल',
  empty: 'जो चाहिए, टिक कीजिए। कुल कीमत यहाँ दिखेगी।',
  action: 'इसका कोटेशन लें',
  perYear: 'सालाना',
  labels: {
    setUp: 'सेटअप, एक बार',
    once: 'एक ही बार',
    monthly: 'हर महीने',
    yearly: 'हर साल',
    firstYear: 'पहले साल कुल',
  },
  inDollars: 'करीब {setUp} + {monthly}/महीना, पहले साल में {firstYear}',
  bundles: {
    saves: 'पहले साल में {firstYear} की बचत: सेटअप पर {setUp} और हर महीने {monthly}।',
    lessThenMore: 'अलग-अलग लेने के मुकाबले सेटअप {setUp} सस्ता, पर हर महीने {monthly} ज़्यादा।',
  },
  cheaper: '{bundle} सस्ता पड़ेगा: सेटअप पर {setUp} और हर महीने {monthly} कम।',
  perTeacher: {
    heading: 'कितने शिक्षक?',
    number: '{n} शिक्षक',
    one: '1 शिक्षक',
    action: 'बदलें',
  },
}

/** The description of a package in the message of the quote form. */
export const packageMessage: Copy['packageMessage'] = {
  text: 'मुझे चाहिए: {parts}। साइट पर कीमत: {amounts}।',
  /** For parts without a list price. */
  named: 'मुझे चाहिए: {parts}।',
  forTeachers: '{part} ({teachers})',
  setUp: 'सेटअप {amount}',
  once: 'एक बार {amount}',
  monthly: 'हर महीने {amount}',
  yearly: 'हर साल {amount}',
}
