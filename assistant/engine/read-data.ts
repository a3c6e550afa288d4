import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { type Example, type InLanguages, languages, type Texts, type Topic } from './types.ts'

const folder = path.resolve(import.meta.dirname, '../data')

type WithExamples = { examples: InLanguages<string> }
type TopicFile = Topic & WithExamples
type NeedFile = WithExamples & { means: string[] }
type RuleFile = {
  when: string[]
  unless?: string
  items: string
  takes?: string
  alone?: true
  either?: true
}
type ItemsFile = {
  combine: { when: string; means: string; instead: string }[]
  rules: RuleFile[]
  askers: Record<string, string>
}

/** Parses all of `data/`, for the build and for tests; the running site reads the built artefact. */
export function readData() {
  const topicFiles = readFolder<TopicFile>('topics')
  const needFiles = readFolder<NeedFile>('needs')
  const items = readYaml<ItemsFile>('items.yaml')
  const texts: Texts = {
    topics: Object.fromEntries(
      Object.entries(topicFiles).map(([id, { examples: _, ...topic }]) => [id, topic as Topic]),
    ),
    items: {
      combine: items.combine.map(({ when, means, instead }) => ({
        when: listOf(when),
        means,
        instead: listOf(instead),
      })),
      rules: items.rules.map(({ when, unless, items, takes, alone = false, either = false }) => ({
        when: when.map(listOf),
        unless: listOf(unless),
        items: listOf(items),
        takes: listOf(takes),
        alone,
        either,
      })),
      askers: Object.fromEntries(Object.entries(items.askers).map(([who, list]) => [who, listOf(list)])),
    },
    words: readYaml('words.yaml'),
    names: readYaml('price-names.yaml'),
    sentences: readYaml('price-sentences.yaml'),
  }
  return {
    texts,
    topicExamples: examplesOf(topicFiles),
    needExamples: examplesOf(needFiles),
    concepts: Object.fromEntries(Object.entries(needFiles).map(([id, { means }]) => [id, means])),
  }
}

function examplesOf(files: Record<string, WithExamples>): Example[] {
  return Object.entries(files).flatMap(([label, { examples }]) =>
    languages.flatMap((language) => linesOf(examples[language]).map((text) => ({ text, label, language }))),
  )
}

/** Returns the lines of a block of examples, one question each. */
export function linesOf(block: string): string[] {
  return block.split('\n').flatMap((line) => line.trim() || [])
}

function listOf(words = ''): string[] {
  return words.split(' ').filter((word) => word !== '')
}

function readFolder<File>(name: string): Record<string, File> {
  const files = readdirSync(path.join(folder, name)).sort()
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.yaml$/, ''), readYaml<File>(path.join(name, file))]),
  )
}

function readYaml<File>(name: string): File {
  return parse(readFileSync(path.join(folder, name), 'utf8')) as File
}
