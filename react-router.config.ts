import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Where a form comes from is checked before (server/http/refused-body.ts), by the address that visitors see and with what pages without
  // a referrer send: React Router would compare with the address behind the proxy, and refuse every form behind a personal link.
  allowedActionOrigins: ['**'],
} satisfies Config
