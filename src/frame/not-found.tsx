import { data } from 'react-router'

/** The fallback route. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
