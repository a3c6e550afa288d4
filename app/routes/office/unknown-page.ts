import { officeLoader } from '#app/lib/office/office-loader.ts'

export const loader = officeLoader('account:write', async () => undefined)

/** Never shown: the frame of the back office shows the error. */
export default function UnknownPage() {
  return null
}
