import type { DemoService } from '#domain/bookings/demo.ts'
import type { Locale } from '#domain/locale.ts'
import { labels as en } from './copy/en/labels.ts'
import { labels as hi } from './copy/hi/labels.ts'
import { labels as sw } from './copy/sw/labels.ts'

export const demoServiceLabels: Record<Locale, Record<DemoService, string>> = {
  en: en.demoServices,
  hi: hi.demoServices,
  sw: sw.demoServices,
}
