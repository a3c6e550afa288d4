const NAME = "(\\p{L}[\\p{L}\\p{M}'.]{0,29}(?: \\p{L}[\\p{L}\\p{M}'.]{0,29}){0,2}?)"
const STOP =
  '(?=\\s*(?:[,.;!?\\n।]|$)|\\s+(?:and|from|my|here|i|we|hai|hu|hoon|hun|aur|bol|mera|है|हूं|हूँ|और|na|kutoka|phone|number|email)(?![\\p{L}\\p{M}]))'

// Only explicit introductions count: "I am looking for a bot" is no name.
const introductions = [
  `\\bmy name(?: is|'s|:)? ${NAME}${STOP}`,
  `\\bname ?[:-] ?${NAME}${STOP}`,
  `\\b(?:mera|mera shubh) na+m ${NAME}${STOP}`,
  `(?<![\\p{L}\\p{M}])(?:मेरा|हमारा) नाम ${NAME}${STOP}`,
  `\\b(?:jina langu ni|naitwa) ${NAME}${STOP}`,
].map((source) => new RegExp(source, 'iu'))
const selfNamed =
  /\b(?:[Ii] am|[Ii]'m|[Tt]his is) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?= (?:from|here)\b|[,.]|$)/u
const notNames = /^(?:interested|looking|not|fine|ok|okay|good|a|an|the|urgent|great|nice|what|kya|क्या)\b/i

/** Returns the name in an introduction: "my name is Asha Verma", "mera naam Asha hai". */
export function nameIn(text: string): string | undefined {
  const readable = text
    .normalize('NFKC')
    .replace(/[’‘]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
  for (const pattern of [...introductions, selfNamed]) {
    const name = pattern.exec(readable)?.[1]?.replace(/\.$/, '').trim()
    if (name && !notNames.test(name)) return name
  }
  return undefined
}
