import type { Copy } from '../copy.ts'

export const refusals: Copy['refusals'] = {
  foreignForm:
    'Fomu hii haikutumwa kutoka kwenye kurasa zetu. Tafadhali fungua ukurasa tena, kisha uitume upya.',
  brokenForm: 'Fomu haikufika ikiwa kamili. Tafadhali itume tena.',
  notAForm: 'Tuma kwa kutumia fomu.',
  compressedForm: 'Tuma fomu bila kuibana.',
  busy: 'Watu wengi wanatuandikia kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
  failed: 'Kuna hitilafu upande wetu. Tafadhali jaribu tena.',
  method: 'Ni GET, HEAD na POST tu zinazokubaliwa.',
  addressTooLong: 'Anwani hiyo ni ndefu mno.',
  unreadableAddress: 'Anwani hiyo haieleweki.',
}
