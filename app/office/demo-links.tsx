import { TextLink } from '#app/ui/text-link.tsx'
import { demoServiceLabels } from '#content/demo-labels.ts'
import { bookingStatusWords } from '#content/office/booking-words.ts'
import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { DemoService } from '#domain/bookings/demo.ts'
import { When } from './when.tsx'

export type Demo = { id: string; starts_at: string; service: DemoService; status: BookingStatus }

/** The demos that a person booked. */
export function DemoLinks({ demos }: { demos: Demo[] }) {
  return (
    <ul className="grid gap-2">
      {demos.map(({ id, starts_at, service, status }) => (
        <li key={id}>
          <TextLink isAlone to={`/del-admin-dashboard/bookings/${id}`}>
            <span>
              Demo <When at={starts_at} />
            </span>
          </TextLink>
          <span className="block text-muted text-sm">
            {bookingStatusWords[status]}, {demoServiceLabels.en[service]}
          </span>
        </li>
      ))}
    </ul>
  )
}
