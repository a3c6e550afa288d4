import { FiguresScreen } from '#app/features/figures/figures-screen.tsx'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { indianDay } from '#domain/indian-time.ts'
import { readTrendRange } from '#domain/leads/figures/lead-trends.ts'
import type { Route } from './+types/figures.ts'

export const loader = officeLoader('leads:read', async ({ viewer, services, query }) => {
  const today = indianDay(services.now())
  const range = readTrendRange(query, today)
  return { today, range, trends: await services.leads.trends(viewer, range) }
})

export default function Figures({ loaderData }: Route.ComponentProps) {
  return <FiguresScreen {...loaderData} />
}
