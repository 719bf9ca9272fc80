import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // Renamed when it is complete (server/site-build.ts).
  buildDirectory: 'build/next',
  ssr: true,
  // The action of an editor in the browser answers for a lost connection: in a file of its own it could not be loaded then.
  splitRouteModules: false,
  // The server has already checked the origin (server/http/form-limits.ts), and it knows SITE_URL: behind a TLS proxy the router would reject every
  // form, and so those of pages without a referrer.
  allowedActionOrigins: ['**'],
} satisfies Config
