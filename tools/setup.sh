#!/usr/bin/env bash
# Makes a Debian 12 machine ready: packages, npm dependencies, engines, schema, demo data.
# Run it again whenever something changed; it does only what is missing.
#
#   npm run setup                            everything
#   npm run setup -- --empty-engines         with empty engines: what an earlier run left is deleted
#   sudo bash tools/setup.sh --packages-only only what needs root
#   sudo bash tools/setup.sh --drill-packages only what `npm run drill` needs besides: pgBackRest
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

PACKAGES=(postgresql-15 postgresql-15-postgis-3 nats-server chromium-headless-shell fonts-inter ca-certificates)

say() { printf '\n== %s\n' "$*"; }
fail() {
  printf '\n%s\n' "$*" >&2
  exit 1
}

mode=${1:-everything}
case $mode in
  everything | --empty-engines | --packages-only | --drill-packages) ;;
  *) fail 'usage: npm run setup [-- --empty-engines | --packages-only | --drill-packages]' ;;
esac

# --- Debian packages ---------------------------------------------------------------------------------------------

missing_packages() {
  local package
  for package in "$@"; do
    [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || echo "$package"
  done
}

# Debian starts what it installs. Our engines are private and on ports of their own, so nothing of Debian's is wanted:
# no PostgreSQL cluster `main`, no NATS service, neither now nor at the next boot.
install_packages() {
  export DEBIAN_FRONTEND=noninteractive
  local policy=/usr/sbin/policy-rc.d
  if [[ ! -e $policy ]]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
    trap 'rm -f /usr/sbin/policy-rc.d' EXIT
  fi
  if [[ " $* " == *' postgresql-15 '* ]]; then
    mkdir -p /etc/postgresql-common/createcluster.d
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.d/no-main-cluster.conf
    echo 'Debian makes no PostgreSQL cluster of its own (/etc/postgresql-common/createcluster.d/no-main-cluster.conf).'
  fi
  apt-get update --quiet
  local wanted=()
  local package
  for package in "$@"; do [[ $package == promtool ]] || wanted+=("$package"); done
  ((${#wanted[@]} == 0)) || apt-get install --quiet --yes --no-install-recommends "${wanted[@]}"
  install_promtool
  if [[ " $* " == *' nats-server '* ]] && command -v systemctl >/dev/null; then
    systemctl disable nats-server.service >/dev/null 2>&1 || true
  fi
  if [[ -n $(trap -p EXIT) ]]; then
    rm -f "$policy"
    trap - EXIT
  fi
}

# Of Debian's prometheus only the program that checks alert rules: the package would bring a server and 330 MB.
install_promtool() {
  command -v promtool >/dev/null && return
  local folder
  folder=$(mktemp -d)
  chmod 755 "$folder"
  (cd "$folder" && apt-get download --quiet prometheus && dpkg-deb --fsys-tarfile prometheus_*.deb | tar x ./usr/bin/promtool)
  install -m 755 "$folder/usr/bin/promtool" /usr/local/bin/promtool
  rm -rf "$folder"
}

install_dependencies() {
  if [[ ! node_modules/.package-lock.json -nt package-lock.json ]]; then
    say 'npm dependencies: installing what package-lock.json says'
    npm ci --no-audit --no-fund --loglevel=error
    # Kept newer than the lockfile, also on file systems that count whole seconds.
    touch node_modules/.package-lock.json
  else
    say 'npm dependencies: as package-lock.json says'
  fi
}

command -v apt-get >/dev/null || fail 'This script prepares Debian 12. On another system use Docker: docker compose up'
command -v npm >/dev/null || PACKAGES+=(nodejs npm)
[[ $mode != --drill-packages ]] || PACKAGES=(postgresql-15 pgbackrest)
mapfile -t missing < <(missing_packages "${PACKAGES[@]}")
command -v promtool >/dev/null || missing+=(promtool)
if ((${#missing[@]} == 0)); then
  say "Debian packages: all there (${PACKAGES[*]})"
elif ((EUID != 0)); then
  fail "These Debian packages are missing: ${missing[*]}
Install them, without Debian's own services, with:

  sudo bash $PWD/tools/setup.sh $([[ $mode == --drill-packages ]] && echo $mode || echo --packages-only)

and then run npm run setup again."
elif [[ $mode == --*packages* || " ${missing[*]} " == *' npm '* ]]; then
  say "Debian packages: installing ${missing[*]}"
  install_packages "${missing[@]}"
else
  # Beside the npm dependencies, which keep one processor busy and need none of these packages.
  say "Debian packages: installing ${missing[*]} in the background"
  packages_log=$(mktemp)
  (install_packages "${missing[@]}") >"$packages_log" 2>&1 &
  packages_job=$!
fi
[[ $mode != --*packages* ]] || exit 0

# --- npm dependencies, and Node 24 with them -----------------------------------------------------------------------

install_dependencies
if [[ -n ${packages_job:-} ]]; then
  wait "$packages_job" || fail "$(cat "$packages_log")"
  rm -f "$packages_log"
  say 'Debian packages: installed'
fi

# npm scripts look into node_modules/.bin first, so they run on the Node that came with the dependencies.
node_version=$(PATH="$PWD/node_modules/.bin:$PATH" node --version)
if [[ ! $node_version =~ ^v(2[4-9]|[3-9][0-9])\. ]]; then
  fail "npm scripts would run on Node $node_version, and Tailgate needs 24 or newer.
The dependencies bring Node 24 for x86_64 Linux only and this machine is $(uname -m): install Node 24 yourself."
fi
say "Node $node_version runs the npm scripts"

if [[ -z ${CI:-} ]] && git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
  say 'Git hooks'
  git config core.hooksPath tools/git-hooks
fi

# --- Engines, schema, demo data ------------------------------------------------------------------------------------

say 'Engines'
[[ $mode != --empty-engines ]] || npm run -s services -- reset
npm run -s services -- start

if [[ $mode == everything ]]; then
  set -a
  # shellcheck disable=SC1090
  source <(npm run -s services -- env)
  set +a
  say 'Database schema'
  npm run -s db:migrate
  say 'Demo data'
  # By its workspace: the root script does not hand options on.
  npm run -s seed -w @tailgate/demo-world -- --if-empty
fi

say 'Ready: npm run dev'
