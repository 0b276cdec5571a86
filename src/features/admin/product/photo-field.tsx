import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { Photo } from '../../../catalog/photo/photo'
import { FieldFrame } from '../../../ui/form/field-frame'
import { AdviceLine } from './advice-line'
import { adviseFile } from './product-advice'

interface PhotoFieldProps {
  file: File | undefined
  /** The picture to show: of the chosen file, else of the product. */
  photo: string | undefined
  /** Why the file was refused. */
  error: string | undefined
  onChoose(file: File | undefined): void
}

/** The choice of a picture, with a preview of it; a file can be dropped on it too. */
export function PhotoField({ file, photo, error, onChoose }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The browser's control goes on naming a file that the form has given up; one that was refused could not be chosen again.
    if ((!file || error) && input.current) input.current.value = ''
  }, [file, error])
  const giveUp = () => {
    onChoose(undefined)
    input.current?.focus()
  }
  return (
    <FieldFrame label="Photo" error={error} hint={<AdviceLine advice={adviseFile(file)} />}>
      {({ id, ...aria }) => (
        <div className="photo-field">
          <div className="photo-field-preview">
            <Photo
              data={photo}
              alt={file ? 'Preview of the chosen picture' : 'Preview'}
              sizes="10rem"
            />
          </div>
          <div className="photo-field-choice">
            <input
              ref={input}
              id={id}
              name="file"
              type="file"
              accept="image/*"
              {...aria}
              onChange={({ target }) => onChoose(target.files?.[0])}
            />
            {file && (
              <Button size="small" color="inherit" onClick={giveUp}>
                Don’t use this photo
              </Button>
            )}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
