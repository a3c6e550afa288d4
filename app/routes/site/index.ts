import { redirect } from 'react-router'

/** The home page has one address. */
export function loader() {
  return redirect('/home', 301)
}
