/** Ways to ask for each of these, one a line. */
export type Examples<Of> = Readonly<Record<keyof Of & string, string>>
