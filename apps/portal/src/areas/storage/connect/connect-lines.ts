import type { StorageKeyListItem } from '@sarv/contract/storage/bucket-keys/bucket-keys.schemas'
import { storageKeyRights } from '@sarv/contract/storage/storage.enums'

/** What stands where a key is to be filled in: a secret is shown once and never written into a page again. */
export const placeholders = { accessKey: 'ACCESS_KEY', secretKey: 'SECRET_KEY' } as const

export interface Connection {
  /** `https://s3.example.ir` */
  endpoint: string
  region: string
  bucket: string
  /** The one that the lines are written with; a placeholder before there is one. */
  accessKey: string
  /** The key only reads: lines that write would be refused. */
  isReadOnly?: boolean
}

/** The key that lines are written with: one that writes before one that only reads, and none that is on its way out. */
export const keyForLines = <Key extends Pick<StorageKeyListItem, 'accessKey' | 'endDate' | 'rightsId'>>(
  keys: readonly Key[],
): Key | undefined => {
  const usable = keys.filter(({ endDate, accessKey }) => !endDate && accessKey)
  return usable.find(({ rightsId }) => rightsId === storageKeyRights.id.readWrite) ?? usable[0]
}

const linesThatWrite = (isReadOnly: boolean | undefined, lines: string, instead = ''): string =>
  isReadOnly ? instead : lines

const hostOf = (endpoint: string): string => new URL(endpoint).host
const isPlain = (endpoint: string): boolean => new URL(endpoint).protocol === 'http:'

const awsCli = ({ endpoint, region, bucket, accessKey, isReadOnly }: Connection): string => `# ~/.aws/credentials
[${bucket}]
aws_access_key_id = ${accessKey}
aws_secret_access_key = ${placeholders.secretKey}

# ~/.aws/config
[profile ${bucket}]
region = ${region}
endpoint_url = ${endpoint}
request_checksum_calculation = when_required
response_checksum_validation = when_required

aws --profile ${bucket} s3 ls s3://${bucket}
aws --profile ${bucket} s3 cp ${linesThatWrite(isReadOnly, `./file.zip s3://${bucket}/`, `s3://${bucket}/file.zip .`)}`

const rclone = ({
  endpoint,
  region,
  bucket,
  accessKey,
  isReadOnly,
}: Connection): string => `# ~/.config/rclone/rclone.conf
[${bucket}]
type = s3
provider = Other
endpoint = ${endpoint}
region = ${region}
access_key_id = ${accessKey}
secret_access_key = ${placeholders.secretKey}

rclone ls ${bucket}:${bucket}
rclone ${linesThatWrite(isReadOnly, `sync ./folder ${bucket}:${bucket}/folder`, `copy ${bucket}:${bucket}/folder ./folder`)}`

const s3cmd = ({ endpoint, region, bucket, accessKey, isReadOnly }: Connection): string => `# ~/.s3cfg
[default]
access_key = ${accessKey}
secret_key = ${placeholders.secretKey}
host_base = ${hostOf(endpoint)}
host_bucket = ${hostOf(endpoint)}
bucket_location = ${region}
use_https = ${isPlain(endpoint) ? 'False' : 'True'}

s3cmd ls s3://${bucket}
s3cmd ${linesThatWrite(isReadOnly, `put ./file.zip s3://${bucket}/`, `get s3://${bucket}/file.zip`)}`

const boto3 = ({ endpoint, region, bucket, accessKey, isReadOnly }: Connection): string => `import boto3
from botocore.config import Config

s3 = boto3.client(
    's3',
    endpoint_url='${endpoint}',
    region_name='${region}',
    aws_access_key_id='${accessKey}',
    aws_secret_access_key='${placeholders.secretKey}',
    config=Config(
        s3={'addressing_style': 'path'},
        request_checksum_calculation='when_required',
        response_checksum_validation='when_required',
    ),
)
s3.${linesThatWrite(isReadOnly, `upload_file('file.zip', '${bucket}', 'file.zip')`, `download_file('${bucket}', 'file.zip', 'file.zip')`)}`

const sdkJs = ({
  endpoint,
  region,
  bucket,
  accessKey,
  isReadOnly,
}: Connection): string => `import { ${linesThatWrite(isReadOnly, 'PutObjectCommand', 'GetObjectCommand')}, S3Client } from '@aws-sdk/client-s3'

const s3 = new S3Client({
  endpoint: '${endpoint}',
  region: '${region}',
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  credentials: { accessKeyId: '${accessKey}', secretAccessKey: '${placeholders.secretKey}' },
})
await s3.send(${linesThatWrite(
  isReadOnly,
  `new PutObjectCommand({ Bucket: '${bucket}', Key: 'hello.txt', Body: 'hello' })`,
  `new GetObjectCommand({ Bucket: '${bucket}', Key: 'hello.txt' })`,
)})`

/** Programs that people bring, each with lines that connect it to the bucket. */
export const programs = {
  rclone: { label: 'rclone', linesOf: rclone },
  aws: { label: 'aws cli', linesOf: awsCli },
  s3cmd: { label: 's3cmd', linesOf: s3cmd },
  boto3: { label: 'boto3', linesOf: boto3 },
  js: { label: 'SDK JS', linesOf: sdkJs },
} as const satisfies Record<string, { label: string; linesOf: (connection: Connection) => string }>

export type Program = keyof typeof programs
