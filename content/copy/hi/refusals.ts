import type { Copy } from '../copy.ts'

export const refusals: Copy['refusals'] = {
  foreignForm: 'यह फ़ॉर्म हमारी साइट के पेज से नहीं आया। पेज दोबारा खोलकर फ़ॉर्म फिर भेजें।',
  brokenForm: 'फ़ॉर्म पूरा नहीं पहुँचा। कृपया फिर भेजें।',
  notAForm: 'इसे फ़ॉर्म से ही भेजें।',
  compressedForm: 'फ़ॉर्म कंप्रेस किए बिना भेजें।',
  busy: 'अभी एक साथ बहुत लोग लिख रहे हैं। थोड़ी देर में फिर कोशिश करें।',
  failed: 'हमारी तरफ़ कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  method: 'यहाँ सिर्फ़ GET, HEAD और POST चलते हैं।',
  addressTooLong: 'यह पता बहुत लंबा है।',
  unreadableAddress: 'यह पता समझ में नहीं आया।',
}
