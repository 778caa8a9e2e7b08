#!/bin/sh
# Makes the certificates of this folder anew, with OpenSSL 3. They are for tests on 127.0.0.1 alone: nobody else trusts them,
# and the key of their authority is thrown away.
set -e
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
cd "$work"
key="-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
printf '[ca]\ndefault_ca=d\n[d]\nnew_certs_dir=.\ndatabase=index.txt\nrand_serial=yes\ndefault_md=sha256\npolicy=p\nunique_subject=no\n[p]\ncommonName=supplied\n' > ca.cnf
: > index.txt

openssl req -x509 $key -days 36500 -subj "/CN=Authority of the tests" -keyout ca.key -out authority.pem

leaf() { # name, names of the host, first day, last day
  openssl req $key -subj "/CN=$1" -keyout "$1.key" -out "$1.csr"
  printf 'subjectAltName=%s\nbasicConstraints=CA:FALSE\n' "$2" > "$1.ext"
  openssl ca -batch -config ca.cnf -cert authority.pem -keyfile ca.key -in "$1.csr" -out "$1.crt" -notext \
    -extfile "$1.ext" -startdate "$3" -enddate "$4"
  cat "$1.key" "$1.crt" > "$here/$1.pem"
}
leaf here IP:127.0.0.1,DNS:localhost 20200101000000Z 21200101000000Z
leaf elsewhere DNS:other.example 20200101000000Z 21200101000000Z
leaf expired IP:127.0.0.1,DNS:localhost 20200101000000Z 20210101000000Z

openssl req -x509 $key -days 36500 -subj "/CN=by-itself" -addext subjectAltName=IP:127.0.0.1 -keyout i.key -out i.crt
cat i.key i.crt > "$here/by-itself.pem"
cp authority.pem "$here"
rm -r "$work"
