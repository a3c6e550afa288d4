import { wordsOf } from './fold-text.ts'
import type { Reading } from './reading.ts'

/** Turns of phrase as they are looked for in what somebody says. */
export function turnsOf(list: string): readonly string[] {
  return list.split(',').map((turn) => ` ${wordsOf(turn).join(' ')} `)
}

/** Whether one of these turns of phrase stands in it, whole words each. */
export function says({ words }: Pick<Reading, 'words'>, turns: readonly string[]): boolean {
  const said = ` ${words.map(({ written }) => written).join(' ')} `
  return turns.some((turn) => said.includes(turn))
}
