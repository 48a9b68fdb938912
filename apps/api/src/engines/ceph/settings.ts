/** What of one datacenter's Ceph is known before it is asked. */
export interface CephSettings {
  /** Where we reach the RADOS gateway, for S3 and for its administration: `https://rgw.example.ir`. */
  endpoint: string
  /** Where customers and browsers reach it. */
  publicEndpoint: string
  /** The name of the zone group's API, as S3 programs have to give it. */
  region: string
  /** Of a user with the capabilities that `docs/operators/ceph.md` names. */
  accessKey: string
  secretKey: string
  /** Before the name of every user that is made: two Sarvs on one Ceph differ in it. */
  userPrefix: string
}
