import { llmsText } from '#app/features/crawlers/llms-text.ts'
import { servicesContext } from '#app/lib/context.ts'
import { textFile } from '#app/lib/text-file.ts'
import type { Route } from './+types/llms.ts'

export function loader({ context }: Route.LoaderArgs) {
  return textFile(`${llmsText(context.get(servicesContext).links)}\n`, 'text/plain')
}
