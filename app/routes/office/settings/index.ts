import { redirect } from 'react-router'
import { officeLoader } from '#app/lib/office/office-loader.ts'

export const loader = officeLoader('settings:write', async () => {
  throw redirect('/del-admin-dashboard/settings/website')
})
