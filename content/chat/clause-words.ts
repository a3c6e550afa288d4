/** Words between two questions in one message, in all languages, separated by commas. */
export const joints =
  'and also, and, also, plus, but, then, so, because, aur, or, lekin, par, phir, fir, pia na, na pia, na je, na, pia, halafu, lakini, kisha, और, तथा, लेकिन, पर, फिर'
