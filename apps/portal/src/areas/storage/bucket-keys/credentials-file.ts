interface Credentials {
  profile: string
  accessKey: string
  secretKey: string
  endpoint?: string | null
  region?: string | null
}

/** As aws cli and the programs that follow it read `~/.aws/credentials`. */
export const credentialsFile = ({ profile, accessKey, secretKey, endpoint, region }: Credentials): string =>
  [
    `[${profile}]`,
    `aws_access_key_id = ${accessKey}`,
    `aws_secret_access_key = ${secretKey}`,
    ...(endpoint ? [`endpoint_url = ${endpoint}`] : []),
    ...(region ? [`region = ${region}`] : []),
    '',
  ].join('\n')
