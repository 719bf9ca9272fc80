import { data } from 'react-router'
import { type Certification, certificationByPath } from '#domain/workshop/certification.ts'

/** The kind of workshop that an address names. Throws a 404 for any other. */
export function foundCertification(path: string): Certification {
  const certification = certificationByPath(path)
  if (!certification) throw data(null, { status: 404 })
  return certification
}
