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

/** A wall-clock range; both ends are `HH:MM`. */
export type TimeRange = { from: string; to: string }

export type DayOff = { date: string; note?: string | undefined }

/** The hours in which demos can be booked. All times are wall-clock times in `timeZone`. */
export type Availability = {
  timeZone: string
  /** Several ranges on one day leave breaks between them. */
  weekly: Record<Weekday, TimeRange[]>
  daysOff: DayOff[]
  slotMinutes: number
  /** Minutes kept free beside each demo; between two demos the larger buffer applies. */
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  minimumNoticeHours: number
  /** Number of days from today until the last bookable day. */
  horizonDays: number
  /** Meeting place or link; if empty, it is sent before the demo. */
  place: string
}

/** Form fields and server checks share these limits. */
export const availabilityLimits = {
  rangesPerDay: 6,
  daysOff: 200,
  note: 100,
  place: 300,
} as const

export const numberLimits = {
  slotMinutes: { min: 10, max: 240 },
  bufferBeforeMinutes: { min: 0, max: 240 },
  bufferAfterMinutes: { min: 0, max: 240 },
  minimumNoticeHours: { min: 0, max: 336 },
  horizonDays: { min: 1, max: 180 },
}
export type NumberField = keyof typeof numberLimits

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
  /** A time is invalid, or a range ends before it begins. */
  | 'range'
  | 'overlap'
  | 'too-many'
  | 'date'
  | 'too-long'
  /** A value is not a whole number or exceeds its limits. */
  | 'number'

export type AvailabilityProblems = Partial<Record<AvailabilityField, AvailabilityProblem>>

/** Validates a structurally complete availability. Returns an empty object if there are no problems. */
export function checkAvailability(availability: Availability): AvailabilityProblems {
  const problems: AvailabilityProblems = {}
  const note = (field: AvailabilityField, problem: AvailabilityProblem | undefined) => {
    if (problem) problems[field] ??= problem
  }
  if (timeZoneOf(availability.timeZone) === undefined) note('timeZone', 'time-zone')
  for (const weekday of weekdays) note(weekday, problemOfRanges(availability.weekly[weekday]))
  note('daysOff', problemOfDaysOff(availability.daysOff))
  for (const field of Object.keys(numberLimits) as NumberField[]) {
    note(field, problemOfNumber(availability[field], numberLimits[field]))
  }
  if (availability.place.length > availabilityLimits.place) note('place', 'too-long')
  return problems
}

/** Longer names are no time zones. */
const MAX_ZONE_NAME = 64

/** Maps old zone names that browsers still use to the current names. */
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

/** Returns the current name of a time zone, or undefined if the zone is unknown. */
export function timeZoneOf(name: string): string | undefined {
  // Temporal also accepts offsets such as +05:30, but they know no daylight saving time.
  if (name.length > MAX_ZONE_NAME || !/^[A-Za-z]/.test(name)) return undefined
  try {
    // Intl.DateTimeFormat would return the old names.
    const zone = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
    return renamedZones[zone] ?? zone
  } catch {
    return undefined
  }
}

/** Returns the names of all selectable time zones, sorted. */
export function allTimeZones(): string[] {
  return Intl.supportedValuesOf('timeZone')
    .map((zone) => renamedZones[zone] ?? zone)
    .toSorted()
}

/** Returns whether a text is a time of day (`HH:MM`). */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Returns whether a text is an existing calendar day (`YYYY-MM-DD`). */
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
