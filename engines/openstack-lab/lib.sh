# shellcheck shell=bash disable=SC2034 # what is set here is used by those who read this file
# What up, down and status share.

LAB=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
LAB_NAME=sarv-lab
DEFAULT_STATE=${SARV_LAB_STATE:-/var/tmp/sarv-lab}
# shellcheck source=../lab/lib.sh
. "$LAB/../lab/lib.sh"
