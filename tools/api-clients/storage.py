"""boto3 on a bucket of Sarv, with a key that writes: what programs do every day, and what no key may do."""

import hashlib
import io
import sys
import urllib.request

import boto3
from boto3.s3.transfer import TransferConfig
from botocore.config import Config
from botocore.exceptions import ClientError

endpoint, region, bucket, access_key, secret_key = sys.argv[1:6]
config = Config(s3={"addressing_style": "path"}, retries={"total_max_attempts": 2})
s3 = boto3.client(
    "s3",
    endpoint_url=endpoint,
    region_name=region,
    aws_access_key_id=access_key,
    aws_secret_access_key=secret_key,
    config=config,
)
of = {"Bucket": bucket}


def refused(call, *codes):
    try:
        call()
    except ClientError as error:
        code = error.response["Error"]["Code"]
        status = error.response["ResponseMetadata"]["HTTPStatusCode"]
        assert code in codes or status in codes, (code, status, codes)
    else:
        raise AssertionError("it was not refused")


# Objects: words of their own, ranges, conditions.
words = {"Metadata": {"colour": "green"}, "ContentType": "text/plain", "ContentEncoding": "identity"}
s3.put_object(**of, Key="یلدا ۱.txt", Body=b"0123456789", **words)
found = s3.get_object(**of, Key="یلدا ۱.txt", Range="bytes=2-4")
assert found["Body"].read() == b"234"
assert (found["Metadata"], found["ContentEncoding"]) == ({"colour": "green"}, "identity")
refused(lambda: s3.put_object(**of, Key="یلدا ۱.txt", Body=b"x", IfNoneMatch="*"), 412)
refused(lambda: s3.get_object(**of, Key="یلدا ۱.txt", IfMatch='"other"'), 412)
url = s3.generate_presigned_url("get_object", Params={**of, "Key": "یلدا ۱.txt"}, ExpiresIn=60)
assert urllib.request.urlopen(url).read() == b"0123456789"

# In parts, there and within the store.
body = bytes(range(256)) * 4096 * 12
parts = TransferConfig(multipart_threshold=5 * 1024**2, multipart_chunksize=5 * 1024**2)
s3.upload_fileobj(io.BytesIO(body), bucket, "large.bin", Config=parts)
s3.copy({**of, "Key": "large.bin"}, bucket, "copy.bin", Config=parts)
copy = io.BytesIO()
s3.download_fileobj(bucket, "copy.bin", copy, Config=parts)
assert hashlib.sha256(copy.getvalue()).digest() == hashlib.sha256(body).digest()

# Lists, versions and deletions.
for key in ["a/1", "a/2", "b"]:
    s3.put_object(**of, Key=key, Body=b"x")
pages = s3.get_paginator("list_objects_v2").paginate(**of, Delimiter="/", PaginationConfig={"PageSize": 2})
folders = [prefix["Prefix"] for page in pages for prefix in page.get("CommonPrefixes", [])]
assert folders == ["a/"], folders
s3.put_bucket_versioning(**of, VersioningConfiguration={"Status": "Enabled"})
s3.put_object(**of, Key="b", Body=b"y")
s3.delete_object(**of, Key="b")
versions = s3.list_object_versions(**of, Prefix="b")
assert (len(versions["Versions"]), len(versions["DeleteMarkers"])) == (2, 1)
s3.put_bucket_versioning(**of, VersioningConfiguration={"Status": "Suspended"})
deleted = s3.delete_objects(**of, Delete={"Objects": [{"Key": "a/1"}, {"Key": "a/2"}]})
assert sorted(one["Key"] for one in deleted["Deleted"]) == ["a/1", "a/2"]

# What a key that writes may not do: nothing of it is done.
cors = {"CORSRules": [{"AllowedOrigins": ["*"], "AllowedMethods": ["PUT"]}]}
rule = {"ID": "all", "Status": "Enabled", "Filter": {"Prefix": ""}, "Expiration": {"Days": 1}}
for attempt in [
    lambda: s3.delete_bucket(**of),
    lambda: s3.put_bucket_cors(**of, CORSConfiguration=cors),
    lambda: s3.delete_bucket_cors(**of),
    lambda: s3.put_bucket_lifecycle_configuration(**of, LifecycleConfiguration={"Rules": [rule]}),
    lambda: s3.put_bucket_policy(**of, Policy='{"Version": "2012-10-17", "Statement": []}'),
    lambda: s3.delete_public_access_block(**of),
    lambda: s3.put_bucket_acl(**of, ACL="public-read-write"),
    lambda: s3.put_object_acl(**of, Key="large.bin", ACL="public-read"),
    lambda: s3.create_bucket(Bucket=f"{bucket}-more"),
]:
    refused(attempt, "AccessDenied", "NotImplemented", "TooManyBuckets")

# What one store knows and another refuses: no store takes it for the object or the bucket itself.
tags = {"TagSet": [{"Key": "keep", "Value": "no"}]}
for attempt in [
    lambda: s3.put_object_tagging(**of, Key="large.bin", Tagging=tags),
    lambda: s3.delete_object_tagging(**of, Key="large.bin"),
    lambda: s3.put_bucket_tagging(**of, Tagging=tags),
    lambda: s3.delete_bucket_tagging(**of),
    lambda: s3.put_object(**of, Key="sealed.bin", Body=b"x", ServerSideEncryption="AES256"),
]:
    try:
        attempt()
    except ClientError as error:
        assert error.response["ResponseMetadata"]["HTTPStatusCode"] in (400, 403, 501), error.response
again = io.BytesIO()
s3.download_fileobj(bucket, "large.bin", again, Config=parts)
assert hashlib.sha256(again.getvalue()).digest() == hashlib.sha256(body).digest()
