# shellcheck shell=bash disable=SC2034 # what is set here is used by those who read this file
# What up, down and status share.

LAB=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
LAB_NAME=sarv-ceph-lab
DEFAULT_STATE=${SARV_CEPH_LAB_STATE:-/var/tmp/sarv-ceph-lab}
# shellcheck source=../lab/lib.sh
. "$LAB/../lab/lib.sh"
