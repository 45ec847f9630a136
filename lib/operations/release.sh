#!/usr/bin/env bash
# Brings a version of the site to people: builds it in a folder of its own, points `current` to it, and starts the processes again one after the other.
# As root, on the machine of the units:
#   release.sh <repository> [<commit, tag or branch>]   (without one: what the repository has checked out)
#   release.sh --back                                   (to the version before)
# A version that does not become ready takes its place back to the one before.
set -euo pipefail

home=${PELAKFAN_HOME:-/opt/pelakfan}
processes=${PELAKFAN_PROCESSES:-1 2 3}
user=${PELAKFAN_USER:-pelakfan}
kept_releases=3

say() { printf '%s\n' "$*"; }
stop_with() { printf '%s\n' "$*" >&2; exit 1; }
name_of() { if [ -L "$1" ]; then readlink "$1"; fi; }

# A link is replaced in one step, so there is always a current release.
point() {
  ln -sfn "$2" "$1.next"
  mv -T "$1.next" "$1"
}

make_release() {
  local repository=$1 wanted=${2:-HEAD} commit
  [ -d "$repository" ] || stop_with "$repository is no folder: name the repository that the release is made of."
  commit=$(git -C "$repository" rev-parse --short --verify "$wanted^{commit}") ||
    stop_with "\"$wanted\" is no commit, tag or branch of $repository, or this user may not read it."
  release=$home/releases/$(date -u +%Y-%m-%dT%H-%M-%S.%3NZ)-$commit
  mkdir -p "$home/releases"
  # Until it is whole it has a name that nothing points to.
  rm -rf "$home/releases/unfinished"
  git clone --quiet --no-checkout "$repository" "$home/releases/unfinished"
  git -C "$home/releases/unfinished" checkout --quiet "$(git -C "$repository" rev-parse "$wanted^{commit}")"
  # The build knows its folder, so it is made under the name that it keeps.
  mv "$home/releases/unfinished" "$release"
  if ! (cd "$release" && npm ci --include=dev --no-audit --no-fund && npm run build); then
    rm -rf "$release"
    stop_with "The build of $commit failed, by the lines above. Nothing was changed: $(name_of "$home/current") goes on."
  fi
  # The framework keeps resized pictures there; nothing else of a release is written after its build.
  install -d -o "$user" -g "$user" "$release/.next/cache"
  chown -R "$user:$user" "$release/.next/cache"
}

# Each comes back when /readyz says that people can be sent to it (ExecStartPost of the unit).
start_again() {
  local process
  for process in $processes; do
    systemctl restart "pelakfan@$process" || return 1
  done
}

change_to() {
  local wanted=$1 before
  before=$(name_of "$home/current")
  point "$home/current" "$wanted"
  if start_again; then
    if [ -n "$before" ] && [ "$before" != "$wanted" ]; then point "$home/previous" "$before"; fi
    say "$wanted is what people see now."
    return
  fi
  [ -n "$before" ] || stop_with "$wanted does not become ready: journalctl -u 'pelakfan@*' says why. There is no release before it."
  point "$home/current" "$before"
  start_again ||
    stop_with "Neither $wanted nor $before becomes ready: journalctl -u 'pelakfan@*' says why. A database with newer migrations takes no older version: restore the backup that was made before."
  stop_with "$wanted does not become ready: journalctl -u 'pelakfan@*' says why. $before is back."
}

remove_old() {
  local folder
  for folder in $(ls -1d "$home"/releases/* | sort -r | tail -n +$((kept_releases + 1))); do
    case $folder in "$(name_of "$home/current")" | "$(name_of "$home/previous")") ;; *) rm -rf "$folder" ;; esac
  done
}

case ${1:-} in
  --back)
    previous=$(name_of "$home/previous")
    [ -n "$previous" ] || stop_with "There is no release before $(name_of "$home/current")."
    change_to "$previous"
    ;;
  '' | -*)
    stop_with "What to release is not said: release.sh <repository> [<commit, tag or branch>], or release.sh --back."
    ;;
  *)
    make_release "$@"
    change_to "$release"
    remove_old
    ;;
esac
