export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** `HH:MM` of a wall clock. */
export type TimeRange = { from: string; to: string }

export type DayOff = { date: string; note?: string | undefined }

/** When demos can be given. All times are those of clocks in `timeZone`. */
export type Availability = {
  timeZone: string
  /** Several ranges a day leave breaks between them. */
  weekly: Record<Weekday, TimeRange[]>
  daysOff: DayOff[]
  slotMinutes: number
  /** Kept free beside each demo; between two demos the larger one counts. */
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  minimumNoticeHours: number
  /** The last day that can be booked, counted from today. */
  horizonDays: number
  /** Where or how one meets, such as a link; empty: it is sent before the demo. */
  place: string
}

/** Limits that the owner's form and the server's checks share. */
export const availabilityLimits = {
  rangesPerDay: 6,
  daysOff: 200,
  note: 100,
  place: 300,
  slotMinutes: { min: 10, max: 240 },
  bufferMinutes: { min: 0, max: 240 },
  minimumNoticeHours: { min: 0, max: 336 },
  horizonDays: { min: 1, max: 180 },
} as const

const officeHours: TimeRange[] = [{ from: '10:00', to: '18:00' }]

export const defaultAvailability: Availability = {
  timeZone: 'Asia/Kolkata',
  weekly: {
    monday: officeHours,
    tuesday: officeHours,
    wednesday: officeHours,
    thursday: officeHours,
    friday: officeHours,
    saturday: [],
    sunday: [],
  },
  daysOff: [],
  slotMinutes: 30,
  bufferBeforeMinutes: 15,
  bufferAfterMinutes: 15,
  minimumNoticeHours: 4,
  horizonDays: 30,
  place: '',
}

export type AvailabilityField = keyof Availability | Weekday

export type AvailabilityProblem =
  | 'time-zone'
  /** A time that no clock shows, or an end before its beginning. */
  | 'range'
  /** Two ranges of a day share time. */
  | 'overlap'
  | 'too-many'
  | 'date'
  | 'too-long'
  /** Not a whole number, or outside its limits. */
  | 'number'

export type AvailabilityProblems = Partial<Record<AvailabilityField, AvailabilityProblem>>

/** What is wrong with an availability that is complete in shape; nothing where it can be used. */
export function checkAvailability(availability: Availability): AvailabilityProblems {
  const problems: AvailabilityProblems = {}
  const note = (field: AvailabilityField, problem: AvailabilityProblem | undefined) => {
    if (problem) problems[field] ??= problem
  }
  if (timeZoneOf(availability.timeZone) === undefined) note('timeZone', 'time-zone')
  for (const weekday of weekdays) note(weekday, problemOfRanges(availability.weekly[weekday]))
  note('daysOff', problemOfDaysOff(availability.daysOff))
  note('slotMinutes', problemOfNumber(availability.slotMinutes, availabilityLimits.slotMinutes))
  note(
    'bufferBeforeMinutes',
    problemOfNumber(availability.bufferBeforeMinutes, availabilityLimits.bufferMinutes),
  )
  note(
    'bufferAfterMinutes',
    problemOfNumber(availability.bufferAfterMinutes, availabilityLimits.bufferMinutes),
  )
  note(
    'minimumNoticeHours',
    problemOfNumber(availability.minimumNoticeHours, availabilityLimits.minimumNoticeHours),
  )
  note('horizonDays', problemOfNumber(availability.horizonDays, availabilityLimits.horizonDays))
  if (availability.place.length > availabilityLimits.place) note('place', 'too-long')
  return problems
}

const MAX_ZONE_NAME = 64

/** Names that browsers still go by, and those that the places have now. */
const renamedZones: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** One name for a zone, however it was called; nothing where no such zone is known. */
export function timeZoneOf(name: string): string | undefined {
  // Offsets such as +05:30 are taken by the language too, but know no daylight saving.
  if (name.length > MAX_ZONE_NAME || !/^[A-Za-z]/.test(name)) return undefined
  try {
    // A formatter would give them their old names.
    const zone = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
    return renamedZones[zone] ?? zone
  } catch {
    return undefined
  }
}

/** All zones that can be chosen, by name. */
export function allTimeZones(): string[] {
  return Intl.supportedValuesOf('timeZone')
    .map((zone) => renamedZones[zone] ?? zone)
    .toSorted()
}

/** Whether a text is a time of day, `HH:MM`. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Whether a text is a day that is in the calendar, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function problemOfRanges(ranges: TimeRange[]): AvailabilityProblem | undefined {
  if (ranges.length > availabilityLimits.rangesPerDay) return 'too-many'
  if (ranges.some(({ from, to }) => !isTime(from) || !isTime(to) || from >= to)) return 'range'
  const sorted = ranges.toSorted((a, b) => a.from.localeCompare(b.from))
  if (sorted.some(({ from }, i) => i > 0 && from < (sorted[i - 1]?.to ?? ''))) return 'overlap'
  return undefined
}

function problemOfDaysOff(days: DayOff[]): AvailabilityProblem | undefined {
  if (days.length > availabilityLimits.daysOff) return 'too-many'
  if (days.some(({ date }) => !isDate(date))) return 'date'
  return days.some(({ note }) => (note?.length ?? 0) > availabilityLimits.note) ? 'too-long' : undefined
}

function problemOfNumber(value: number, { min, max }: { min: number; max: number }) {
  return Number.isInteger(value) && value >= min && value <= max ? undefined : 'number'
}
