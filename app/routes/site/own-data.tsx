import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { changeOwnData, stepOf } from '#app/features/privacy/site/change-own-data.ts'
import type { OwnAnswer } from '#app/features/privacy/site/own-answer.ts'
import { NoOwnData, OwnDataScreen } from '#app/features/privacy/site/own-data-screen.tsx'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { orFailure } from '#app/lib/forms/or-failure.ts'
import { readFields } from '#app/lib/forms/read-form.ts'
import { orOutage, reportOutage } from '#app/lib/report-outage.ts'
import { showRecords } from '#app/lib/shown-records.ts'
import { withSuffix } from '#app/lib/site/describe-page.ts'
import { inRecordLanguage } from '#app/lib/site/in-record-language.ts'
import { unlistedMeta } from '#app/lib/site/page-meta.ts'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { Route } from './+types/own-data.ts'

const noStore = { 'Cache-Control': 'no-store' }

/**
 * Loads the data of the address that the link was mailed to. Loading changes nothing, because mail scanners
 * open links.
 */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args
  const found = await orOutage(args, context.get(servicesContext).privacy.readMine(params.token))
  if (found) inRecordLanguage(args, found.locale)
  const { locale, path } = context.get(visitContext)
  const { about, ...texts } = copy[locale].myDataPage
  const words = { ...texts, about: found ? about(found.email) : '' }
  const common = {
    words,
    title: withSuffix(texts.title),
    description: texts.description,
    askPath: pathOf('myData', locale),
  }
  if (!found) return data({ ...common, found: undefined }, { status: 410, headers: noStore })
  const done = new URL(request.url).searchParams.get('done')
  return data(
    {
      ...common,
      found: { ...found, records: showRecords(found.records, locale) },
      path,
      done: Object.entries(texts.done).find(([name]) => name === done)?.[1],
    },
    { headers: noStore },
  )
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { privacy } = context.get(servicesContext)
  const { addressKey, locale, path } = context.get(visitContext)
  const words = copy[locale].myDataPage
  const fields = await readFields(request)
  try {
    const outcome = await changeOwnData(privacy, words, { token: params.token, addressKey, fields })
    if (outcome.kind === 'erased') return redirect(`${pathOf('myData', locale)}?done=erased`, 303)
    if (outcome.kind === 'gone') return redirect(path, 303)
    if (outcome.kind === 'done') return redirect(`${path}?done=${outcome.done}`, 303)
    return data<OwnAnswer>(outcome.answer, { status: outcome.status, headers: noStore })
  } catch (error) {
    reportOutage(args, error)
    const answer = { step: stepOf(fields), message: words.unavailable, values: fields }
    return data<OwnAnswer>(answer, { status: 503, headers: noStore })
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await readFields(request.clone())
  return orFailure<OwnAnswer, OwnAnswer>(serverAction, (failure) => ({
    step: stepOf(fields),
    values: fields,
    failure,
  }))
}

/**
 * A refused form changes nothing. If the page were loaded again and that failed, the visitor's text would be
 * lost.
 */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !actionResult && defaultShouldRevalidate

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders

export { FormFailure as ErrorBoundary } from '#app/features/site/error-page.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? unlistedMeta(loaderData) : [])

export default function OwnData({ loaderData, actionData }: Route.ComponentProps) {
  const { words, askPath } = loaderData
  if (!loaderData.found) return <NoOwnData words={words.gone} askPath={askPath} />
  const { found, path, done } = loaderData
  return <OwnDataScreen words={words} data={found} path={path} done={done} answer={actionData} />
}
