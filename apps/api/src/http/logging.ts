import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'

const secretNames = [
  'accessToken',
  'authorization',
  'code',
  'confirmPassword',
  'cookie',
  'currentPassword',
  'key',
  'newPassword',
  'password',
  'privateKey',
  'secret',
  'secretKey',
  'token',
]

/** Names as they may stand in a log line itself and one or two objects deep. */
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/**
 * An error without its surroundings: database drivers hang the statement's parameters on it, and those hold what the
 * customer typed.
 */
const errorForLog = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { errorCode: code }),
    ...(constraint !== undefined && { constraint }),
    ...(table !== undefined && { table }),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause) }),
  }
}

export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: { paths: secretPaths, censor: '[hidden]' },
  serializers: { err: errorForLog, error: errorForLog },
})

/** The one logger of the process. JSON lines on stderr: stdout is for the few lines that people read at start. */
export const createLogger = (level: string, destination: DestinationStream = pino.destination(2)): Logger =>
  pino(loggerOptions(level), destination)
