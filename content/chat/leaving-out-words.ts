/**
 * Words that leave out what is named beside them, each list separated by commas. Some stand before it ("not the
 * voice", "bila sauti"), some after it ("dashboard nahi chahiye").
 */
export const leavingOutBefore =
  'not, no, without, w o, other than, apart from, save for, everything but, all except, except, excluding, minus, skip, forget, leave, drop, scrap, remove, all but, dont want, dont need, do not want, do not need, instead of, rather than, leave out, leaving out, leaving aside, not counting, bina, siwa, siway, बिना'

/** In Swahili; in Hindi "simple si website" is a simple one. */
export const leavingOutBeforeInSwahili =
  'sio, si, bila, ukitoa, tukitoa, kasoro, ondoa, isipokuwa, sitaki, toa, badala ya, niachane na, tuachane na, achana na'

export const leavingOutAfter =
  'vot nahi, wot nahi, nahi chahiye, nahin chahiye, nai chahiye, nahi chaiye, nahi chahie, nahi lena, nahi lagana, mat jodo, mat lagao, mat lagana, mat jodna, mat dena, nahi jodna, hatakar, na lagao, na lena, nahi lunga, nahi lungi, nahi lenge, rehne do, rahne do, mat do, chhodo, chodo, chhod ke, chhodke, chodke, chhod do, chod ke, hatao, hata do, hata ke, hataao, ke bina, ke bagair, ke alawa, ke siwa, ko chhodkar, chhodkar, नहीं चाहिए, वॉट नहीं, वोट नहीं, नहीं लेना, मत लगाना, मत जोड़ना, रहने दो, रहने दीजिए, हटा दीजिए, छोड़ दीजिए, छोड़कर, छोड़के, छोड़ के, छोड़ो, छोड़ दो, हटाओ, हटा दो, हटाकर, के बिना, के अलावा, के सिवा, haihitajiki, sitaki'

/** Numbers are taken back by a bare word as well: "20 nahi, 16". */
export const takingBackNumbers = 'nahi, nahin, नहीं'

/** What may stand between, before that which is left out. */
export const betweenWords =
  'etc, vagera, wagera, vagaira, वगैरा, वगैरह, the, a, an, for, my, your, any, that, this, of, in, only, ya, ni, kwa, wa, cha, na, ka, ki, ke, ko, wala, wali, का, की, के, को, वाला, वाली'

/** Who says one of these between two numbers means the second: "8 teachers, no sorry, 6". */
export const correctingWords =
  'no nope sorry wait actually oops rather correction now nahi nahin balki matlab ab नहीं माफ बल्कि मतलब अब hapana samahani yaani sasa'
