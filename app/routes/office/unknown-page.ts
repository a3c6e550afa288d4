import { data } from 'react-router'
import { officeLoader } from '#app/lib/office/office-loader.ts'

export const loader = officeLoader('account:write', async () => {
  throw data(null, { status: 404 })
})

/** Never shown: the frame of the back office shows the error. */
export default function UnknownPage() {
  return null
}
