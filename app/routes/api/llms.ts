import { servicesContext } from '#app/context.ts'
import { llmsText } from '#app/features/crawlers/llms-text.ts'
import { textFile } from '#app/text-file.ts'
import type { Route } from './+types/llms.ts'

export function loader({ context }: Route.LoaderArgs) {
  return textFile(`${llmsText(context.get(servicesContext).links)}\n`, 'text/plain')
}
