import { loadCounts } from '#app/lib/office/load-counts.ts'
import { officeJson } from '#app/lib/office/office-json.ts'

/** Tells open screens what came in since they last asked. */
export const loader = officeJson('leads:read', async (args, viewer, services) => {
  const since = new URL(args.request.url).searchParams.get('since')
  const [news, counts] = await Promise.all([services.readNews(viewer, since), loadCounts(args, viewer)])
  return { ...news, counts }
})
