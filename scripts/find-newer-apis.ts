import path from 'node:path'
import compatData from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import ts from 'typescript'
import { isTeamRoute } from '../domain/team-routes.ts'
import { type BrowserList, browsersWithout } from './supported-browsers.ts'

const data = compatData as unknown as Record<'api' | 'css' | 'javascript', Identifier>
/** These exports of a route run on the server only. */
const serverExports = new Set(['loader', 'action', 'middleware', 'headers'])

/**
 * Returns, as lines to print, the unguarded APIs in browser code that a supported browser lacks. Guards are
 * `?.`, `typeof`, a condition that names the API, or a preceding comment with `browsers:` and the reason.
 */
export function findNewerApis(root: string): string[] {
  const { options, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  )
  if (errors[0]) throw new Error(ts.flattenDiagnosticMessageText(errors[0].messageText, '\n'))
  const app = path.join(root, 'app')
  const routes = ts.sys.readDirectory(path.join(app, 'routes'), ['.ts', '.tsx'], ['**/*.test.*'])
  const entries = ['root.tsx', 'entry.client.tsx'].map((name) => path.join(app, name))
  const program = ts.createProgram([...entries, ...routes], options)
  const seen = new Set<ts.Node>()
  const isOffice = (file: string) =>
    isTeamRoute(path.relative(app, file)) && !file.includes(path.join('routes', 'office', 'portal'))
  return [
    ...findFrom(program, [...entries, ...routes.filter((file) => !isOffice(file))], 'site', seen),
    ...findFrom(program, routes.filter(isOffice), 'office', seen),
  ].map(
    ({ file, line, name, lacking }) => `${path.relative(root, file)}:${line} ${name} is not in ${lacking}`,
  )
}

/** Visits each statement and the statements it references once. */
function findFrom(program: ts.Program, files: string[], list: BrowserList, seen: Set<ts.Node>) {
  const checker = program.getTypeChecker()
  const found: { file: string; line: number; name: string; lacking: string }[] = []
  const waiting = files.flatMap((file) => {
    const source = program.getSourceFile(file)
    return source ? source.statements.filter(isRoot) : []
  })
  const reach = (symbol: ts.Symbol | undefined) => {
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    for (const declaration of target?.declarations ?? []) {
      if (ts.isSourceFile(declaration)) checker.getExportsOfModule(target as ts.Symbol).forEach(reach)
      else if (/\/(app|content|domain)\//.test(declaration.getSourceFile().fileName))
        waiting.push(statementOf(declaration))
    }
  }
  const look = (node: ts.Node): void => {
    if (
      ts.isTypeNode(node) ||
      ts.isImportDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    )
      return
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node)
      if (!ts.isPropertyAccessExpression(node.parent) || node.parent.expression === node) reach(symbol)
      note(node, node.text, entryOfSymbol(checker, node, symbol))
    } else if (ts.isStringLiteralLike(node)) {
      if (isImport(node.parent)) reach(checker.getSymbolAtLocation(node))
      else for (const [name, entry] of entriesOfQuery(node)) note(node, name, entry)
    } else if (ts.isRegularExpressionLiteral(node)) {
      for (const [name, entry] of entriesOfPattern(node.text)) note(node, name, entry)
    }
    ts.forEachChild(node, look)
  }
  const note = (node: ts.Node, name: string, entry: CompatStatement | undefined) => {
    const lacking = entry && browsersWithout(entry, list)
    if (!lacking || isGuarded(node, name)) return
    const source = node.getSourceFile()
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push({ file: source.fileName, line, name, lacking })
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...next.getSourceFile().statements.filter((one) => !hasNames(one)))
    look(next)
  }
  return found
}

const isImport = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

const hasNames = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)

/** Returns whether browsers run a statement of a route without a reference to it. */
function isRoot(statement: ts.Statement): boolean {
  if (!hasNames(statement)) return true
  const { modifiers } = statement as ts.VariableStatement | ts.FunctionDeclaration
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return false
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : [(statement as ts.FunctionDeclaration).name?.text ?? '']
  return !names.some((name) => serverExports.has(name))
}

/** Returns the top-level statement that contains a node. */
function statementOf(node: ts.Node): ts.Statement {
  let at = node
  while (!ts.isSourceFile(at.parent)) at = at.parent
  return at as ts.Statement
}

/** Returns the compatibility data of a name that the language or the browser declares. */
function entryOfSymbol(checker: ts.TypeChecker, node: ts.Identifier, symbol: ts.Symbol | undefined) {
  const declaration = symbol?.declarations?.find((one) =>
    /typescript\/lib\/lib\./.test(one.getSourceFile().fileName),
  )
  if (!declaration) return
  const name = node.text
  const owner = ownerOf(declaration)
  if (!owner)
    return (
      data.javascript.builtins?.[name]?.__compat ??
      data.api[name]?.__compat ??
      data.api.Window?.[name]?.__compat
    )
  const object = ts.isPropertyAccessExpression(node.parent)
    ? checker.getTypeAtLocation(node.parent.expression)
    : undefined
  for (const type of [owner, ...namesOf(object)]) {
    const known = type.replace(/Constructor$|^Readonly(?=Array|Map|Set)/, '')
    for (const place of [
      data.javascript.builtins?.[known],
      data.javascript.builtins?.Intl?.[known],
      data.api[known],
    ]) {
      const entry = (place?.[name] ?? place?.[`${name}_static`])?.__compat
      if (entry) return entry
    }
  }
  return owner === 'Intl' ? data.javascript.builtins?.Intl?.[name]?.__compat : undefined
}

/** Returns the interface, namespace or variable in which a name is declared. */
function ownerOf(declaration: ts.Node): string | undefined {
  for (let at = declaration.parent; at && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isInterfaceDeclaration(at) || ts.isModuleDeclaration(at)) return at.name.text
    if (ts.isVariableDeclaration(at) && at !== declaration) return at.name.getText()
  }
  return
}

function namesOf(type: ts.Type | undefined): string[] {
  if (!type) return []
  const bases = type.isClassOrInterface() ? (type.getBaseTypes?.() ?? []) : []
  return [...(type.symbol ? [type.symbol.name] : []), ...bases.flatMap(namesOf)]
}

type Named = [name: string, entry: CompatStatement | undefined]

/** Returns the features that a selector or media query uses. */
function entriesOfQuery(node: ts.StringLiteralLike): Named[] {
  const call = node.parent
  if (!ts.isCallExpression(call)) return []
  const method = call.expression.getText().split('.').at(-1) ?? ''
  if (method === 'matchMedia') {
    const ranges = data.css['at-rules']?.media?.range_syntax?.__compat
    return /[<>]/.test(node.text) ? [[node.text, ranges]] : []
  }
  if (!/^(querySelector|querySelectorAll|matches|closest)$/.test(method)) return []
  return [...node.text.matchAll(/:([a-z-]+)/g)].map(([, name = '']) => [
    name,
    data.css.selectors?.[name]?.__compat,
  ])
}

function entriesOfPattern(pattern: string): Named[] {
  const { regular_expressions: parts } = data.javascript
  return [
    /\(\?<[=!]/.test(pattern) && ['(?<', parts?.lookbehind_assertion?.__compat],
    /\(\?[ims-]+:/.test(pattern) && ['(?i:', parts?.modifier?.__compat],
    /\/[a-z]*v[a-z]*$/.test(pattern) && ['/v', data.javascript.builtins?.RegExp?.unicodeSets?.__compat],
  ].filter((named) => named !== false) as Named[]
}

function isGuarded(node: ts.Node, name: string): boolean {
  const named = new RegExp(`(['".]|typeof )${RegExp.escape(name)}\\b`)
  const asksFor = (condition: ts.Node) => named.test(condition.getText())
  // A bare read, without a call or property access, is itself a feature test.
  let isRead = true
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at
    if (/\bbrowsers:/.test(leadingComments(at))) return true
    if (isUsed(parent, at)) {
      if (isRead && parent.questionDotToken) return true
      isRead = false
    }
    if (isRead && (ts.isTypeOfExpression(parent) || ts.isPrefixUnaryExpression(parent))) return true
    if (ts.isIfStatement(parent) || ts.isConditionalExpression(parent)) {
      const condition = ts.isIfStatement(parent) ? parent.expression : parent.condition
      if (condition === at ? isRead : asksFor(condition)) return true
    }
    if (ts.isBinaryExpression(parent) && isLogical(parent)) {
      if (parent.left === at ? isRead : asksFor(parent.left)) return true
    }
    if (ts.isBlock(parent) && parent.statements.some((one) => one.pos < at.pos && isExitIf(one, asksFor)))
      return true
  }
  return false
}

/** Returns whether `node` calls `part` or accesses a property of it. */
function isUsed(node: ts.Node, part: ts.Node): node is ts.CallExpression | ts.PropertyAccessExpression {
  return (
    (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isPropertyAccessExpression(node)) &&
    node.expression === part
  )
}

const isLogical = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken

const isExitIf = (node: ts.Statement, asksFor: (condition: ts.Node) => boolean) =>
  ts.isIfStatement(node) && isExit(node.thenStatement) && asksFor(node.expression)

const isExit = (node: ts.Statement): boolean =>
  ts.isReturnStatement(node) ||
  ts.isThrowStatement(node) ||
  (ts.isBlock(node) && node.statements.some(isExit))

function leadingComments(node: ts.Node): string {
  const text = node.getSourceFile().text
  return (ts.getLeadingCommentRanges(text, node.pos) ?? []).map(({ pos, end }) => text.slice(pos, end)).join()
}
