import { Link } from 'react-router'
import { InstallPart } from './install-part.tsx'

export function PhoneScreen() {
  return (
    <div className="grid w-full max-w-3xl gap-4">
      <p>
        <Link to="/del-admin-dashboard/account" className="admin-link">
          Account
        </Link>
      </p>
      <h1>On your phone</h1>
      <InstallPart />
    </div>
  )
}
